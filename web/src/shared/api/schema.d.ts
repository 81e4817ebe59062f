// Generated from contract/openapi by `npm run types` in contract/. Do not edit.

/** What is not served below a channel and a zone. */
export type PathFromRoot =
    | "/occ/v2/basesites"
    | "/authorizationserver/oauth/token"
    | "/unsubscribe/{token}"
    | "/bot/verify"
    | "/authorizationserver/oauth/revoke"
    | "/payments/{gateway}/notify"
    | "/payments/{gateway}/return/{merchantRef}"
    | "/payments/{gateway}/cancel/{merchantRef}"
    | "/mail/inbound"
    | "/warehouse/consignments/{consignment}/{step}"
    | "/cache/{channel}/{zone}/homepage.json"
    | "/robots.txt"
    | "/sitemap.xml"
    | "/sitemaps/{map}"
    | "/manifest.webmanifest"
    | "/start-pictures/{screen}"
    | "/.well-known/apple-app-site-association"
    | "/.well-known/assetlinks.json"
    | "/share"
    | "/feeds/merchant.xml"
    | "/health/live"
    | "/health/ready"
    | "/metrics"
    | "/collect"
    | "/backoffice/api/door"
    | "/backoffice/api/session"
    | "/backoffice/api/session/lock"
    | "/backoffice/api/session/unlock"
    | "/backoffice/api/session/link"
    | "/backoffice/api/invitation"
    | "/backoffice/api/invitation/accept"
    | "/backoffice/api/staff"
    | "/backoffice/api/staff/{memberId}/roles"
    | "/backoffice/api/staff/{memberId}/confirm"
    | "/backoffice/api/staff/{memberId}/disable"
    | "/backoffice/api/staff/{memberId}/enable"
    | "/backoffice/api/staff/{memberId}/reset"
    | "/backoffice/api/today"
    | "/backoffice/api/orders"
    | "/backoffice/api/orders/views"
    | "/backoffice/api/orders/{orderCode}"
    | "/backoffice/api/orders/{orderCode}/consignments/{consignmentCode}/{step}"
    | "/backoffice/api/orders/{orderCode}/cancellation"
    | "/backoffice/api/orders/{orderCode}/cancellation/preview"
    | "/backoffice/api/orders/{orderCode}/notes"
    | "/backoffice/api/orders/{orderCode}/doubts/{doubtId}/settle"
    | "/backoffice/api/orders/{orderCode}/documents/{documentNumber}"
    | "/backoffice/api/refunds"
    | "/backoffice/api/refunds/{refundId}/retry"
    | "/backoffice/api/refunds/{refundId}/done"
    | "/backoffice/api/me"
    | "/backoffice/api/audit"
    | "/backoffice/api/attachments/{fileId}"
    | "/backoffice/api/returns"
    | "/backoffice/api/returns/{returnCode}"
    | "/backoffice/api/returns/{returnCode}/take"
    | "/backoffice/api/returns/{returnCode}/release"
    | "/backoffice/api/returns/{returnCode}/authorise"
    | "/backoffice/api/returns/{returnCode}/decline"
    | "/backoffice/api/returns/{returnCode}/receive"
    | "/backoffice/api/returns/{returnCode}/inspect"
    | "/backoffice/api/returns/{returnCode}/refund"
    | "/backoffice/api/returns/{returnCode}/replace"
    | "/backoffice/api/returns/{returnCode}/send-back"
    | "/backoffice/api/claims"
    | "/backoffice/api/claims/{beatClaimId}"
    | "/backoffice/api/claims/{beatClaimId}/take"
    | "/backoffice/api/claims/{beatClaimId}/release"
    | "/backoffice/api/claims/{beatClaimId}/check"
    | "/backoffice/api/claims/{beatClaimId}/agree"
    | "/backoffice/api/claims/{beatClaimId}/refuse"
    | "/backoffice/api/tickets"
    | "/backoffice/api/tickets/{staffTicketId}"
    | "/backoffice/api/tickets/{staffTicketId}/take"
    | "/backoffice/api/tickets/{staffTicketId}/release"
    | "/backoffice/api/tickets/{staffTicketId}/answer"
    | "/backoffice/api/tickets/{staffTicketId}/note"
    | "/backoffice/api/tickets/{staffTicketId}/close"
    | "/backoffice/api/tickets/{staffTicketId}/preview"
    | "/backoffice/api/replies"
    | "/backoffice/api/replies/{reply}";

export interface paths {
    "/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products by search text, sort and facets */
        get: operations["searchProducts"];
        put?: never;
        /** Products by search text, sort and facets */
        post: operations["searchProductsByBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/search/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        /** Products of a brand */
        get: operations["searchProductsOfBrand"];
        put?: never;
        /** Products of a brand */
        post: operations["searchProductsOfBrandByBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/viewAll/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A list of the shop's making, such as `allPromotions`, or a promotion by its code, `promotion-…`. */
                id: string;
            };
            cookie?: never;
        };
        /** Every product of a list */
        get: operations["viewAllProducts"];
        put?: never;
        /** Every product of a list */
        post: operations["viewAllProductsByBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a shopper may mean by the first letters */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productCode: string;
            };
            cookie?: never;
        };
        /** One product */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productCode}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productCode: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /** Approved reviews, and how many gave how many stars */
        get: operations["getReviews"];
        put?: never;
        /**
         * Write a review; one per customer and product
         * @description A buyer's plain words are shown at once. Those of others, and those holding addresses or numbers, wait until the shop has read them.
         */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productCode}/reviews/{reviewId}/helpful": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productCode: components["parameters"]["product"];
                reviewId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a review helped; a second voice replaces the first */
        post: operations["voteOnReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/{productCode}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                productCode: components["parameters"]["product"];
            };
            cookie?: never;
        };
        /** Whether this customer waits for the product */
        get: operations["getNotifyMe"];
        put?: never;
        /**
         * Email me when this product is available again in my zone
         * @description A guest says where to write to; a customer's own address is used.
         */
        post: operations["notifyMe"];
        /** Cancel the email about this product */
        delete: operations["forgetNotifyMe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notify/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No more emails about products that are back
         * @description With the token of the link in such a letter; nothing its reader still waits for is told.
         */
        post: operations["stopStockLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productCode}/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productCode: string;
            };
            cookie?: never;
        };
        /**
         * The deals a product counts for now, those of highest priority first
         * @description Bonus buys and "second at half price", priced as the cart prices them. What only a coupon opens is not told. `productsQuantities` is what `addDeal` takes to put the whole bundle in the cart at once.
         */
        get: operations["getProductDeals"];
        put?: never;
        /** The same, asked for with a query; they are ordered by relevance alone */
        post: operations["searchProductDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productCode}/promotions/{promotionCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productCode: string;
                promotionCode: string;
            };
            cookie?: never;
        };
        /** One deal of a product */
        get: operations["getProductDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productCode}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productCode: string;
            };
            cookie?: never;
        };
        /** What the stores near a place have of a product */
        get: operations["getProductStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productCode}/stock/{storeName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productCode: string;
                storeName: string;
            };
            cookie?: never;
        };
        /** What one store has of a product */
        get: operations["getStoreStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/{categoryCode}/search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryCode: string;
            };
            cookie?: never;
        };
        /** Products of a category */
        get: operations["searchCategory"];
        put?: never;
        /** Products of a category */
        post: operations["searchCategoryByBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/{categoryCode}/search/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryCode: string;
                brand: string;
            };
            cookie?: never;
        };
        /** Products of a brand in a category */
        get: operations["searchCategoryOfBrand"];
        put?: never;
        /** Products of a brand in a category */
        post: operations["searchCategoryOfBrandByBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/{categoryCode}/brand/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                categoryCode: string;
                brand: string;
            };
            cookie?: never;
        };
        /** The page of a brand in a category */
        get: operations["getCategoryBrand"];
        put?: never;
        /** The page of a brand in a category */
        post: operations["getCategoryBrandByBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/{catalog}/Online/categories/{categoryCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The store's product catalogue, `spazaProductCatalog`. */
                catalog: string;
                /** @description `root_sale_cat` is the root of the tree. */
                categoryCode: string;
            };
            cookie?: never;
        };
        /** A category and the tree below it */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogs/brand/{brandCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                brandCode: string;
            };
            cookie?: never;
        };
        /** A brand and the categories it is sold in */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A content page with its slots; lazy slots come without components
         * @description To a stock OCC client (no channel and zone in the path) the page comes with its `template`, the slots of header and footer, and components under OCC's type names; product, category, cart, account and checkout pages are there without anybody having made them, and a path below one that has children is answered with that page.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/static/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of text, such as terms or delivery
         * @description To a stock OCC client (no channel and zone in the path) the page comes with its `template`, the slots of header and footer, and components under OCC's type names; product, category, cart, account and checkout pages are there without anybody having made them, and a path below one that has children is answered with that page.
         */
        get: operations["getStaticPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/cms/pages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /**
         * A content page with its slots; lazy slots come without components
         * @description To a stock OCC client (no channel and zone in the path) the page comes with its `template`, the slots of header and footer, and components under OCC's type names; product, category, cart, account and checkout pages are there without anybody having made them, and a path below one that has children is answered with that page.
         */
        get: operations["getPageOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/pages/{pageId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pageId: string;
            };
            cookie?: never;
        };
        /** A page for stock OCC clients, by its uid */
        get: operations["getPageById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Components for stock OCC clients, by their uids; unknown ones are left out */
        get: operations["getComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/components/{componentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                componentId: string;
            };
            cookie?: never;
        };
        /** One component for stock OCC clients */
        get: operations["getComponent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/contentslots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lazy slots with their components, at most four a call */
        get: operations["getContentSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/download/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A leaflet as PDF, with the prices of the moment */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cms/appConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a client must know of this shop before it shows anything */
        get: operations["getAppConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores by place or text, nearest first; with a product, also what each has of it */
        get: operations["findStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/getpickupstorelocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stores one can collect from */
        get: operations["findPickupStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/storescounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many stores there are, and in which provinces */
        get: operations["getStoreCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/{storeName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                storeName: string;
            };
            cookie?: never;
        };
        /** One store */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The nine provinces */
        get: operations["getRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regions/{region}/city": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The isocode, such as `ZA-GP`. */
                region: string;
            };
            cookie?: never;
        };
        /** The cities of a province */
        get: operations["getCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regions/{region}/city/{city}/towns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The isocode, such as `ZA-GP`. */
                region: string;
                city: string;
            };
            cookie?: never;
        };
        /** The towns and suburbs of a city, with their postal codes */
        get: operations["getTowns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regions/{region}/suburbs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The isocode, such as `ZA-GP`. */
                region: string;
            };
            cookie?: never;
        };
        /** Every suburb of a province whose name or postal code begins so */
        get: operations["getSuburbs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postalCodes/{postalCode}/towns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                postalCode: string;
            };
            cookie?: never;
        };
        /** The towns and suburbs a postal code belongs to */
        get: operations["getTownsByPostalCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addressSuggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places by text, postal code or position, in South Africa
         * @description One of `text`, `postalCode`, or `latitude` with `longitude` is needed.
         */
        get: operations["suggestAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promise/getBaseStore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The zone that serves a place; outside South Africa the default one */
        get: operations["getBaseStore"];
        put?: never;
        /** Keep a detected or chosen place as the shopper's own */
        post: operations["sendDetectedLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anonymousUserLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A session for a guest */
        post: operations["anonymousUserLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up with a password
         * @description A new account is signed in at once; with `verifyBy` a code of 6 digits goes to its email address or cellphone number instead, and `verifyUserWithOTP` makes the account and signs in. Before that there is none: others may begin with the same address, and who first shows the code has it. Where one exists already the answer is 200 with `responseStatus` false, `isExisting` true and `errorMsg`, and nothing is changed.
         */
        post: operations["newUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a password
         * @description Of who asked for two steps, the right password answers `isMfaRequired` with a `tokenId` for `validateMFAOTP` and the ways to take the second step, unless the device is trusted; when a message is the way to begin with, its code is on its way. So do `otpLogin` and `verifyUserWithOTP`. A guest cart is merged with `POST users/current/carts?oldCartId=…` afterwards, or at once when its guid is sent. In the channels web and msite the refresh token travels in an HttpOnly cookie and is not in the body. Every way to sign in sets the cookie `dc` (HttpOnly, 180 days): on a device that sends it back, tries are counted apart from those of strangers. Elsewhere 10 failures of a name in an hour (5 from one address), also of one nobody has, are followed by 412, and 100 (20) by 429.
         */
        post: operations["userLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A one-time code of 6 digits, by email or SMS
         * @description To the email address or cellphone number itself. A code works once, for 10 minutes, for 5 tries and for whoever holds `tokenId`; with the `tokenId` of before, the newest code of that attempt counts. For `login` the answer is the same whether or not there is such an account. For `signup` it is a newer code for a sign-up that `newUser` began, by its `tokenId`. A shop that sends no SMS refuses a number. One a minute and five an hour to one address or number; all codes that went there count.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/otpLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a one-time code
         * @description A code that is not right is answered 200 with `responseStatus` false, `invalidOTP`, `triesLeft` and `errorMsg`; `maxCountReached` when it is cancelled after the fifth. A code of a number on several accounts answers `isMultipleUsers`, these, and a `tokenId` with which the same call takes the `customerId` chosen instead of a code. Spaces in a code do not matter.
         */
        post: operations["otpLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verifyUserWithOTP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a sign-up with its one-time code
         * @description The account is made, its email address or cellphone number proven, and it is signed in. Where somebody else has shown meanwhile that the address is theirs, `isExisting` is true and nothing is changed. A code that is not right is answered as by `otpLogin`.
         */
        post: operations["verifyUserWithOTP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendMFAOTP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code for the second step of a sign-in, by email or SMS
         * @description For the `tokenId` that the first step answered, by one of its `mfaWays`. The newest code counts. One a minute and five an hour to one address or number, of codes for this account. A step that is over, or none, is refused with TokenInvalidatedError.
         */
        post: operations["sendMFAOTP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validateMFAOTP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The second step of a sign-in
         * @description With a code that was sent, of an authenticator app, or one of the recovery codes, each of which works once. A code that is not right is answered as by `otpLogin`; a step takes five tries a code. With `trustDevice` a cookie (HttpOnly) spares this device the second step for 30 days, until the password changes or two-step sign-in is turned off.
         */
        post: operations["validateMFAOTP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendMFAAccountOTP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to change how the second step works
         * @description `turnOn` sends a code to the email address or cellphone number that is to be the way, or answers what an authenticator app is to be told; `turnOff`, `recoveryCodes` (ten new ones) and `confirm` ask for the second step as it is. While it is off, `confirm` takes a code to the email address. Turning on an app, a number that is not proven, or another way, needs a session that has confirmed in the last 10 minutes (StepUpRequiredError); so do, while it is on, changes of password, email address and cellphone number. With the `tokenId` of before a newer code is sent. One a minute and five an hour to one address or number, of codes for this account.
         */
        post: operations["sendMFAAccountOTP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validateMFAAccountOTP": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The code that makes the change
         * @description Of the session that began it alone. A code that is not right is answered 200 with `responseStatus` false. Turning it on for the first time, and `recoveryCodes`, answer ten recovery codes, which are not shown again. A mail tells of every change.
         */
        post: operations["validateMFAAccountOTP"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgottenpasswordtokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A letter with a link to choose a new password
         * @description The link leads to `account/newpassword#TOKEN` and works once, for one hour; at most three letters an hour go to one account. The answer is the same whether or not there is such an account.
         */
        post: operations["forgottenPasswordTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the token of a letter
         * @description Every session of the account ends, and every other such link with it. A link that is used, over or made up is refused with TokenInvalidatedError.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out; every token of the customer stops */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** The shopper's details; for `anonymous` the default guest */
        get: operations["getUser"];
        /** Change personal details; what is left out stays */
        put: operations["changePersonalDetails"];
        post?: never;
        /**
         * Have the account deleted after the days of grace, as OCC clients ask for it
         * @description The same as `POST users/{user}/accountDeletion`, with the same refusals.
         */
        delete: operations["closeAccount"];
        options?: never;
        head?: never;
        /** Change personal details; what is left out stays */
        patch: operations["patchPersonalDetails"];
        trace?: never;
    };
    "/users/{user}/login": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Another email address, as OCC clients ask for it
         * @description `newLogin` and `password` send a one-time code to the new address, as `contactOtp` does: 202 with its `tokenId`, and nothing is changed yet. The same call with that `tokenId` and the code as `otp` puts the new address in the place of the old, as `PUT users/{user}/contact` does.
         */
        put: operations["changeLogin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up as OCC clients do
         * @description The rules are those of `newUser`: the same fields are checked, and the same limits hold. The new account is not signed in. The client asks for the terms and conditions itself: whoever calls has accepted them. Where an account exists already the answer is 400 DuplicateUidError.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/mfa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** Whether the customer signs in with two steps, and how */
        get: operations["getMfa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** Where the customer is signed in, the last seen first */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Other devices are asked for the second step again, too.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                sessionId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one device */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/contactOtp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A one-time code that shows that an email address or cellphone number is the customer's
         * @description The address there is, and a number that was shown to be theirs, need nothing else. A number that was only typed, and another address or number, which is to take the place of the old, open a way to sign in: they need the `password`, or a code that this call sent to the email address there is (`confirmTokenId`, `confirmOtp`), or else is refused with ConfirmationNeededError; with the `tokenId` of before the newest code of that attempt counts, and nothing is asked for again. Limits, tries and answers are those of `sendOtp` and `otpLogin`; a wrong password is refused with PasswordMismatchError and counts as a failed sign-in.
         */
        post: operations["sendContactOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Show by a code that an email address or cellphone number is the customer's
         * @description The one there is is proven; of a number the customer is told by mail. Another one takes its place, proven: the old one is told, with a link to `account/undochange#TOKEN` that undoes it for 72 hours, every other session ends, and this one goes on with the tokens answered. An email address another account has, or may still have back, is refused with DuplicateUidError. A code that is not right is answered as by `otpLogin`.
         */
        put: operations["proveContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/undoContactChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the email address or cellphone number of before again
         * @description By the token of the link that told of the change. Later changes of the same kind are undone with it; every session ends, and the password, for whoever made the change may have known it. A link that is used, over or made up is refused with TokenInvalidatedError.
         */
        post: operations["undoContactChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose another password, knowing the old one
         * @description A wrong old password is refused with PasswordMismatchError and counts as a failed sign-in. Every other session of the account ends, and every link to set a password. This one goes on with the tokens answered: no refresh token from before is taken any more, and access tokens from before for 30 seconds only. A letter tells the customer. OCC clients send a form with `old` and `new`; nothing is read from the query. Under an Idempotency-Key only the change itself is kept for a repeat, never a refusal, and never tokens. What is sent is not compared, as no digest of a password is kept: after the change the key alone tells a repeat. With two-step sign-in on, a session that has not confirmed in the last 10 minutes is refused with StepUpRequiredError.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/accountDeletion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** Whether the account is to be deleted, and what stands in the way */
        get: operations["getAccountDeletion"];
        put?: never;
        /**
         * Have the account deleted after the days of grace
         * @description The session has to have confirmed in the last 10 minutes (`sendMFAAccountOTP`, purpose `confirm`), else it is refused with StepUpRequiredError. Refused with AccountInUseError, one a reason, while an order is not paid or not delivered, or a refund, return or claim is open; subjectType is its kind, subject its code. Every other session ends, and a mail says how to keep the account. Asking again changes nothing.
         */
        post: operations["deleteAccount"];
        /** Keep the account after all */
        delete: operations["keepAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/dataExport": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** Whether the file with all that is held of the customer is there */
        get: operations["getDataExport"];
        put?: never;
        /**
         * Ask for a file with all that is held of the customer
         * @description It is made within minutes, in place of the one there is, and a mail says when it is ready; 24 hours later it is deleted. The session has to have confirmed in the last 10 minutes, else it is refused with StepUpRequiredError.
         */
        post: operations["askForDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/dataRetention": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** For how long the shop keeps what it holds of customers, by its configuration */
        get: operations["getDataRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/dataExport/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /**
         * The file, a zip with index.html to read, data.json with the same facts, and the files the customer sent
         * @description The session has to have confirmed in the last 10 minutes, else it is refused with StepUpRequiredError.
         */
        get: operations["getDataExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/consenttemplates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** What the customer may agree to hear, each by itself, and when they did */
        get: operations["getConsentTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to one of the choices
         * @description Written to the consent ledger with the words, the channel and the time. Given already is as good, and writes nothing. Another version has other words, which the customer has not read, and is refused.
         */
        post: operations["giveConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/consents/{consentCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                consentCode: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Agree to it no more
         * @description By the code it was given by. Withdrawn already is as good.
         */
        delete: operations["withdrawConsent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/push": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** Whether this session's device is notified, and what of */
        get: operations["getPush"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/push/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Notify the browser of this session from now on
         * @description What `PushSubscription.toJSON()` gives, subscribed with `applicationServerKey`. It takes the place of the one this session had, and of whoever had the same endpoint; of a customer's devices the ten newest stay. Refused with ValidationError unless the endpoint is https at a push service the shop knows. A notification holds the number of an order, ticket or product and what became of it, and `to`, the `deviceId` it is for; nothing else. It ends when the session ends, when the push service knows the endpoint no more, and with the account.
         */
        put: operations["allowPush"];
        post?: never;
        /**
         * Notify the browser of this session no more
         * @description None that is notified is as good.
         */
        delete: operations["endPush"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/push/choices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose whether to be notified of one kind, on every device
         * @description Written to the consent ledger with the words, the channel and the time. Chosen already is as good, and writes nothing.
         */
        put: operations["choosePush"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/sms": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /**
         * What is sent by SMS
         * @description Of an order on its way or ready to collect, unless the customer chose otherwise; of answers and products only where they chose so. One-time codes, what is owed for a pre-order, and the code for whoever collects for somebody else come whatever is chosen; the code by which customers collect themselves goes with what is sent of orders.
         */
        get: operations["getSms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/sms/choices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose whether to be sent an SMS of one kind
         * @description Written to the consent ledger with the words, the channel and the time. Chosen already is as good, and writes nothing. Wanting one is refused with ValidationError until a code has shown the cellphone number to be the customer's.
         */
        put: operations["chooseSms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/startSocialLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an app needs before it asks the provider for an identity token
         * @description The app hands `nonce` to the provider's own sign-in on the device and sends the identity token that comes of it to `socialLogin`, with `tokenId`. Browsers open `/identity/{provider}/start` instead.
         */
        post: operations["startSocialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/socialLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an identity of a provider
         * @description An app sends the identity token with `provider` and `tokenId`; a browser that came back from the provider has its attempt in a cookie. Whoever has linked the identity is signed in; a verified address that nobody has here becomes a new account. Otherwise nobody is signed in and the answer has `responseStatus` false and `errorMsg`: `isExisting` is true when the address is somebody's here, who signs in another way once, and false when the provider vouches for no address, so that one signs up first. Within 30 minutes `PUT users/current/identities/{provider}` then links it. An attempt counts once. A token that is refused is answered InvalidResourceError, a provider that does not answer ProviderNotReachedError.
         */
        post: operations["socialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/identities": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** The accounts at providers that the customer signs in with */
        get: operations["getIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/identities/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                provider: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Link an account at a provider
         * @description The one the browser came back with, or that waits since `socialLogin`, by cookie or `tokenId`; or with `idToken` the one an app's token is about. A mail tells the customer. Refused with StepUpRequiredError when the session is older than half an hour and has not shown lately whose it is, with AlreadyExistsError when it is linked to another account, or another one of this provider is linked to this account.
         */
        put: operations["linkIdentity"];
        /**
         * Where the browser goes to link an account at a provider
         * @description It comes back to `account/security`, which ends the linking with PUT. Refused with StepUpRequiredError until the session has shown whose it is (`sendMFAAccountOTP` with `confirm`).
         */
        post: operations["leaveToLinkIdentity"];
        /**
         * Sign in with it no more
         * @description Refused when it is the last way in, an account without a password. A mail tells the customer.
         */
        delete: operations["unlinkIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeyLoginOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description For a button and for autofill alike. It asks for no name and lists no passkeys, so it tells of no account: the shopper picks the passkey on their device. The challenge counts once, for 5 minutes (`expiresIn`); a page that stays open longer asks for another. Refused with ValidationError where the host has no passkeys, such as an IP address.
         */
        post: operations["passkeyLoginOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeyLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Answers as `userLogin` does; the guest's cart goes over. A passkey that has verified its user counts as both factors: no second step follows, and the session counts as confirmed. A passkey that is unknown, removed or answers wrongly is refused alike with InvalidCredentialsError; so is, with other words, one whose signature counter has gone back (a copy may be in use): it is not accepted again, and a mail tells its owner. An expired or used challenge is refused with TokenInvalidatedError.
         */
        post: operations["passkeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** The customer's passkeys, the newest first */
        get: operations["getPasskeys"];
        put?: never;
        /**
         * Keep the passkey that the device has made
         * @description For the options that this session got. Without a `name` it is named by the device. A mail tells the customer. One that does not fit the options is refused with InvalidResourceError, one that is there already with AlreadyExistsError, an expired or used challenge with TokenInvalidatedError.
         */
        post: operations["addPasskey"];
        /**
         * Remove every passkey
         * @description The sessions that they opened end, but for this one. A mail tells the customer. The session must just have confirmed who it is, as for one.
         */
        delete: operations["removePasskeys"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to make a passkey
         * @description The challenge belongs to this session and counts once, for 5 minutes. Refused with StepUpRequiredError until the session has shown whose it is in the last 10 minutes, with ValidationError when the customer has as many as there may be, or where the host has no passkeys.
         */
        post: operations["getPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/passkeys/confirmationOptions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to show by a passkey whose the session is
         * @description Refused with ValidationError when the customer has no passkey, or where the host has none.
         */
        post: operations["getPasskeyConfirmationOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/passkeys/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show by a passkey whose the session is
         * @description As the code of `sendMFAAccountOTP` with `confirm` does: for 10 minutes the session may change how the customer signs in. Refused as `passkeyLogin` refuses.
         */
        post: operations["confirmByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                passkeyId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign in with it no more
         * @description A mail tells the customer. Refused with StepUpRequiredError until the session has shown whose it is. It is never the last way in: a one-time code to the email address always is one.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** Name a passkey */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/users/{user}/verifyLoginId": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which way a login id leads, and at sign-up whether it is taken */
        post: operations["verifyLoginId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** Saved addresses, the default first */
        get: operations["getAddresses"];
        put?: never;
        /** Save a new address */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/addresses/verification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an address could be saved; nothing is kept */
        post: operations["verifyAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/addresses/selectAddress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deliver to this address from now on
         * @description Answers 200 with `responseStatus` false and `errorMsg` when the address cannot be served.
         */
        post: operations["selectAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/addresses/makeDefaultAddress/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                addressId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an address the default one */
        post: operations["makeDefaultAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/addresses/setPostal/{postalCode}/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                postalCode: string;
                addressId: string;
            };
            cookie?: never;
        };
        /** Give an address another postal code of its province; a town it does not belong to becomes one it does */
        get: operations["setPostalCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/addresses/{addressId}/postalCodes/{postalCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                addressId: string;
                postalCode: string;
            };
            cookie?: never;
        };
        /** The places a postal code means for an address, in its province */
        get: operations["getPlacesOfPostalCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/addresses/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                addressId: string;
            };
            cookie?: never;
        };
        /** One address */
        get: operations["getAddress"];
        /** Change an address */
        put: operations["changeAddress"];
        post?: never;
        /** Remove an address */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        /** Change what is given of an address; the rest stays */
        patch: operations["changePartOfAddress"];
        trace?: never;
    };
    "/users/{user}/carts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /**
         * The current cart, those made beside it, and those put aside (they have a saveTime)
         * @description A call without channel and zone finds the customer's wish list among those put aside, as stock OCC clients keep it: a cart named `wishlist` and the customer's id, with one unit of each product.
         */
        get: operations["getCarts"];
        put?: never;
        /**
         * A new cart, or the guest's cart taken over at sign-in
         * @description `oldCartId` is a guest cart's guid: its entries are added to the customer's cart, or it becomes that cart where there is none, whatever `toMergeCartGuid` says. It is gone afterwards: a second call changes nothing, and neither does a guid that names no guest's cart (any more), or another person's cart. Without it a customer gets a cart to fill by its code: the current one while that is empty, else a new one beside it (ten at most). `addtocart` keeps to the current one.
         */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/addtocart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        /** Set how many units of a product there are */
        put: operations["setInCart"];
        /**
         * Add units of a product, or with requestType remove take units away
         * @description Without `cartId` the caller's current cart, made when there is none. Answers the whole cart with the members of a CartModification: `quantityAdded` below `quantity` is how "only N left" is told. POST changes the quantity by so many, PUT sets it.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/addDeal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put all products of a deal in the cart, or none */
        post: operations["addDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/addentrytowishlist/{entryNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an entry out of the cart and keep its product on the wishlist */
        delete: operations["addEntryToWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/orders/{orderCode}/reOrder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                orderCode: string;
            };
            cookie?: never;
        };
        /**
         * Put an order's products in the cart again
         * @description What could not be added, or not all of it, stands in `cartModifications` with the reason. `responseStatus` is false when nothing could be added. Gifts are not ordered again; they come along when their promotion still runs.
         */
        get: operations["reorder"];
        put?: never;
        /**
         * Put an order's products in the cart again
         * @description What could not be added, or not all of it, stands in `cartModifications` with the reason. `responseStatus` is false when nothing could be added. Gifts are not ordered again; they come along when their promotion still runs.
         */
        post: operations["postReorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/getwishlist": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** The products on the wishlist, latest first */
        get: operations["getWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/addproducttowishlist": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a product for later */
        post: operations["addProductToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/removeproductfromwishlist": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep it no longer */
        post: operations["removeProductFromWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/addDeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put all products of a deal in the cart, or none */
        post: operations["addDealOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/addentrytowishlist/{entryNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an entry out of the cart and keep its product on the wishlist */
        delete: operations["addEntryToWishlistOfBearer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/orders/{orderCode}/reOrder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                orderCode: string;
            };
            cookie?: never;
        };
        /**
         * Put an order's products in the cart again
         * @description What could not be added, or not all of it, stands in `cartModifications` with the reason. `responseStatus` is false when nothing could be added. Gifts are not ordered again; they come along when their promotion still runs.
         */
        get: operations["reorderOfBearer"];
        put?: never;
        /**
         * Put an order's products in the cart again
         * @description What could not be added, or not all of it, stands in `cartModifications` with the reason. `responseStatus` is false when nothing could be added. Gifts are not ordered again; they come along when their promotion still runs.
         */
        post: operations["postReorderOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/savedcart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** A cart put aside, with today's prices and stock */
        get: operations["getSavedCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put a cart aside under a name, or give a saved one another name
         * @description The customer's next cart is a new one; the saved one keeps its code and is there on all the customer's devices until `expirationTime`. A pre-order cannot be saved. Under the name `wishlist` and the customer's own id nothing is put aside: the answer is the customer's wish list, which has a code of its own, and the cart stays what it is.
         */
        patch: operations["saveCart"];
        trace?: never;
    };
    "/users/{user}/carts/{cart}/clonesavedcart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the same once more, under another name */
        post: operations["cloneSavedCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/flagForDeletion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Delete a saved cart */
        patch: operations["deleteSavedCart"];
        trace?: never;
    };
    "/users/{user}/carts/{cart}/restoresavedcart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put a saved cart back in the cart, beside what is there
         * @description `savedCartData` is the current cart. What could not be added, or not all of it, stands in its `cartModifications` with the reason; then the saved cart stays as well. `responseStatus` is false when nothing could be added. `restorecart` is another name of the same call.
         */
        patch: operations["restoreSavedCart"];
        trace?: never;
    };
    "/users/{user}/carts/{cart}/restorecart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put a saved cart back in the cart, beside what is there
         * @description `savedCartData` is the current cart. What could not be added, or not all of it, stands in its `cartModifications` with the reason; then the saved cart stays as well. `responseStatus` is false when nothing could be added. `restorecart` is another name of the same call.
         */
        patch: operations["restoreCart"];
        trace?: never;
    };
    "/carts/{cart}/savedcart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** A cart put aside, with today's prices and stock */
        get: operations["getSavedCartOfBearer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put a cart aside under a name, or give a saved one another name
         * @description The customer's next cart is a new one; the saved one keeps its code and is there on all the customer's devices until `expirationTime`. A pre-order cannot be saved. Under the name `wishlist` and the customer's own id nothing is put aside: the answer is the customer's wish list, which has a code of its own, and the cart stays what it is.
         */
        patch: operations["saveCartOfBearer"];
        trace?: never;
    };
    "/carts/{cart}/clonesavedcart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the same once more, under another name */
        post: operations["cloneSavedCartOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/flagForDeletion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Delete a saved cart */
        patch: operations["deleteSavedCartOfBearer"];
        trace?: never;
    };
    "/carts/{cart}/restoresavedcart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put a saved cart back in the cart, beside what is there
         * @description `savedCartData` is the current cart. What could not be added, or not all of it, stands in its `cartModifications` with the reason; then the saved cart stays as well. `responseStatus` is false when nothing could be added. `restorecart` is another name of the same call.
         */
        patch: operations["restoreSavedCartOfBearer"];
        trace?: never;
    };
    "/carts/{cart}/restorecart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Put a saved cart back in the cart, beside what is there
         * @description `savedCartData` is the current cart. What could not be added, or not all of it, stands in its `cartModifications` with the reason; then the saved cart stays as well. `responseStatus` is false when nothing could be added. `restorecart` is another name of the same call.
         */
        patch: operations["restoreCartOfBearer"];
        trace?: never;
    };
    "/users/{user}/carts/{cart}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The cart */
        get: operations["getCart"];
        put?: never;
        post?: never;
        /** Throw the cart away */
        delete: operations["deleteCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The entries of the cart */
        get: operations["getEntries"];
        put?: never;
        /** Add units of a product */
        post: operations["addEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/entries/{entryNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        /** One entry of the cart */
        get: operations["getEntry"];
        /** Set an entry's quantity and store; without a store it is delivered */
        put: operations["replaceEntry"];
        post?: never;
        /** Take an entry out */
        delete: operations["deleteEntry"];
        options?: never;
        head?: never;
        /** Set an entry's quantity; zero removes it */
        patch: operations["changeEntry"];
        trace?: never;
    };
    "/users/{user}/carts/{cart}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take down what cannot be had any more to what is left
         * @description What was changed, one by one: `quantity` was asked for, `quantityAdded` is left. An empty list means that all of it can be had. The checkout of the shop checks the same again.
         */
        post: operations["validateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take down what cannot be had any more to what is left
         * @description What was changed, one by one: `quantity` was asked for, `quantityAdded` is left. An empty list means that all of it can be had. The checkout of the shop checks the same again.
         */
        post: operations["validateCartOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/entry/{entryNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an entry out */
        delete: operations["removeEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/redeem/coupon/{couponCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                couponCode: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a coupon
         * @description A coupon that does not apply is answered 200 with `couponData.couponApplied` false and its `couponMessage`; an unknown one also with `responseStatus` false and `errorMsg`.
         */
        post: operations["redeemCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/remove/coupon/{couponCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                couponCode: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a coupon off */
        delete: operations["removeCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The coupons that apply to the cart */
        get: operations["getVouchers"];
        put?: never;
        /**
         * Use a coupon
         * @description As `redeem/coupon`, but a coupon that does not apply is refused: first in the words a stock client knows (`coupon.invalid.code.provided`), then with the reason.
         */
        post: operations["useVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/vouchers/{voucherId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                voucherId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a coupon off */
        delete: operations["removeVoucher"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/preorderCart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /**
         * The customer's pre-order cart, when it holds this product
         * @description A pre-order has a cart of its own with one product, made by `addtocart` with `isPreOrderCart`. It is checked out like any other, by its code.
         */
        get: operations["getPreOrderCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/preorderCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's pre-order cart, when it holds this product
         * @description A pre-order has a cart of its own with one product, made by `addtocart` with `isPreOrderCart`. It is checked out like any other, by its code.
         */
        get: operations["getPreOrderCartOfBearer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/tvLicence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a checked licence on the cart, instead of any other */
        post: operations["addTvLicence"];
        /** Take the licence off, to use another */
        delete: operations["removeTvLicence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/tvLicence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a checked licence on the cart, instead of any other */
        post: operations["addTvLicenceOfBearer"];
        /** Take the licence off, to use another */
        delete: operations["removeTvLicenceOfBearer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/sabcCustomerValidate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the licence authority about a buyer
         * @description Answers an id, to be put on a cart with a television, and what is to be paid with it. When the authority cannot be asked, `responseStatus` is false with `errorMsg`. The number is kept encrypted and never shown again.
         */
        post: operations["sabcCustomerValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sabcCustomerValidate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the licence authority about a buyer
         * @description Answers an id, to be put on a cart with a television, and what is to be paid with it. When the authority cannot be asked, `responseStatus` is false with `errorMsg`. The number is kept encrypted and never shown again.
         */
        post: operations["sabcCustomerValidateOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current cart, those made beside it, and those put aside (they have a saveTime)
         * @description A call without channel and zone finds the customer's wish list among those put aside, as stock OCC clients keep it: a cart named `wishlist` and the customer's id, with one unit of each product.
         */
        get: operations["getCartsOfBearer"];
        put?: never;
        /**
         * A new cart, or the guest's cart taken over at sign-in
         * @description `oldCartId` is a guest cart's guid: its entries are added to the customer's cart, or it becomes that cart where there is none, whatever `toMergeCartGuid` says. It is gone afterwards: a second call changes nothing, and neither does a guid that names no guest's cart (any more), or another person's cart. Without it a customer gets a cart to fill by its code: the current one while that is empty, else a new one beside it (ten at most). `addtocart` keeps to the current one.
         */
        post: operations["createCartOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/addtocart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set how many units of a product there are */
        put: operations["setInCartOfBearer"];
        /**
         * Add units of a product, or with requestType remove take units away
         * @description Without `cartId` the caller's current cart, made when there is none. Answers the whole cart with the members of a CartModification: `quantityAdded` below `quantity` is how "only N left" is told. POST changes the quantity by so many, PUT sets it.
         */
        post: operations["addToCartOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The cart */
        get: operations["getCartOfBearer"];
        put?: never;
        post?: never;
        /** Throw the cart away */
        delete: operations["deleteCartOfBearer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The entries of the cart */
        get: operations["getEntriesOfBearer"];
        put?: never;
        /** Add units of a product */
        post: operations["addEntryOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/entries/{entryNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        /** One entry of the cart */
        get: operations["getEntryOfBearer"];
        /** Set an entry's quantity and store; without a store it is delivered */
        put: operations["replaceEntryOfBearer"];
        post?: never;
        /** Take an entry out */
        delete: operations["deleteEntryOfBearer"];
        options?: never;
        head?: never;
        /** Set an entry's quantity; zero removes it */
        patch: operations["changeEntryOfBearer"];
        trace?: never;
    };
    "/carts/{cart}/entry/{entryNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an entry out */
        delete: operations["removeEntryOfBearer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/redeem/coupon/{couponCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                couponCode: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use a coupon
         * @description A coupon that does not apply is answered 200 with `couponData.couponApplied` false and its `couponMessage`; an unknown one also with `responseStatus` false and `errorMsg`.
         */
        post: operations["redeemCouponOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/remove/coupon/{couponCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                couponCode: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a coupon off */
        delete: operations["removeCouponOfBearer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The coupons that apply to the cart */
        get: operations["getVouchersOfBearer"];
        put?: never;
        /**
         * Use a coupon
         * @description As `redeem/coupon`, but a coupon that does not apply is refused: first in the words a stock client knows (`coupon.invalid.code.provided`), then with the reason.
         */
        post: operations["useVoucherOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/vouchers/{voucherId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                voucherId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a coupon off */
        delete: operations["removeVoucherOfBearer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The cart in shipments, each with its delivery options and promise */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/chooseDelivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep how shipments are to be had, and answer with the sums of that; the checkout is confirmed after
         * @description Shipments left out keep their option. A checkout confirmed before is to be confirmed again.
         */
        post: operations["chooseDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/confirmCheckout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose one option for every shipment, and who collects */
        post: operations["confirmCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** Everything once more before paying */
        get: operations["getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/getPaymentPageDetails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The ways to pay for this cart, and whether it is paid already */
        get: operations["getPaymentPageDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/getAllPickupStores": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The stores that could hand over a shipment, nearest first */
        get: operations["getAllPickupStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/updateEntryPickUpStore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Collect a shipment at another store */
        post: operations["updateEntryPickUpStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The cart in shipments, each with its delivery options and promise */
        get: operations["getCheckoutOfBearer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/chooseDelivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep how shipments are to be had, and answer with the sums of that; the checkout is confirmed after
         * @description Shipments left out keep their option. A checkout confirmed before is to be confirmed again.
         */
        post: operations["chooseDeliveryOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/confirmCheckout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose one option for every shipment, and who collects */
        post: operations["confirmCheckoutOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** Everything once more before paying */
        get: operations["getSummaryOfBearer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/getPaymentPageDetails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The ways to pay for this cart, and whether it is paid already */
        get: operations["getPaymentPageDetailsOfBearer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/getAllPickupStores": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The stores that could hand over a shipment, nearest first */
        get: operations["getAllPickupStoresOfBearer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/{cart}/updateEntryPickUpStore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Collect a shipment at another store */
        post: operations["updateEntryPickUpStoreOfBearer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The languages of the site */
        get: operations["getLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The currencies of the site */
        get: operations["getCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The countries that are delivered to */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{country}/regions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                country: string;
            };
            cookie?: never;
        };
        /** The provinces of a country */
        get: operations["getRegionsOfCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How customers are addressed */
        get: operations["getTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cardtypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of card that may be typed in here: none, as cards are typed in on the payment page */
        get: operations["getCardTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productCode}/references": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productCode: string;
            };
            cookie?: never;
        };
        /** What goes with a product, in a list of its own */
        get: operations["getProductReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/productinterests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /**
         * The products a customer waits for
         * @description The same wishes as `users/{user}/{productCode}/notify`.
         */
        get: operations["getProductInterests"];
        put?: never;
        /**
         * Wait for a product that is sold out
         * @description Refused while it can be had.
         */
        post: operations["addProductInterest"];
        /** Wait for it no more */
        delete: operations["removeProductInterest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/notificationpreferences": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /**
         * Where news of what a customer waits for goes
         * @description Always to the email address; by SMS where the shop sends them and the customer chose it.
         */
        get: operations["getNotificationPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose them; what is left out stays
         * @description EMAIL cannot be turned off, SMS needs a number that was shown to be the customer's.
         */
        patch: operations["changeNotificationPreferences"];
        trace?: never;
    };
    "/users/{user}/customercoupons": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /**
         * The coupons that are the customer's alone and still worth something
         * @description One for an email address is there once the address was shown to be the customer's.
         */
        get: operations["getCustomerCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/customercoupons/{couponCode}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                couponCode: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a coupon
         * @description One that is the customer's alone is theirs from the beginning: claiming it changes nothing. Every other is refused with UnknownIdentifierError; a code for everybody is typed in at the cart.
         */
        post: operations["claimCustomerCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orders/{orderCode}/consignments/{consignmentCode}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
                consignmentCode: string;
            };
            cookie?: never;
        };
        /** Where a part of an order is */
        get: operations["getConsignmentTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orders/{orderCode}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        /** The invoices and credit notes of an order, the oldest first */
        get: operations["getOrderInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orders/{orderCode}/invoices/{invoiceNumber}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
                invoiceNumber: string;
            };
            cookie?: never;
        };
        /** One of them, as `download/invoice/{invoiceNumber}` has it */
        get: operations["downloadOrderInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/paymentdetails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /**
         * The ways to pay, in the shape of saved payment details
         * @description They hold no card; cards are typed in on the page of the payment gateway that the order leads to.
         */
        get: operations["getPaymentDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/addresses/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Deliver this cart to a saved address
         * @description The delivery mode chosen before is to be chosen again.
         */
        put: operations["setDeliveryAddressOfCart"];
        /** Save a new address and deliver this cart there */
        post: operations["addDeliveryAddressToCart"];
        /** The cart has no delivery address any more; the saved address stays */
        delete: operations["removeDeliveryAddressFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/deliverymodes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /**
         * How the whole cart can reach the shopper
         * @description `doorstep` where something can be delivered, `pickup` where something can be collected; what cannot go that way goes the other. Entries with a store of their own are collected there. Empty while the cart has no delivery address.
         */
        get: operations["getDeliveryModes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/deliverymode": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** The mode chosen; without members when none is */
        get: operations["getDeliveryMode"];
        /**
         * Choose how the cart is delivered
         * @description The same as confirming the shop's own checkout with these ways, with the same refusals: no address, sold out, a television without a licence, liquor without a declaration of age.
         */
        put: operations["setDeliveryMode"];
        post?: never;
        /** No mode is chosen any more */
        delete: operations["removeDeliveryMode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/paymentdetails": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        /** Choose the way to pay for this cart */
        put: operations["setPaymentDetailsOfCart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/payment/sop/request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        /** Always refused; the shop takes no card numbers, they are typed in on the page of the payment gateway */
        get: operations["refuseCardForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/carts/{cart}/payment/sop/response": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Always refused, and nothing of it is read or kept */
        post: operations["refuseCardDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** Order history, newest first */
        get: operations["getOrders"];
        put?: never;
        /**
         * Make the cart an order and start its payment
         * @description Reserves the stock, then tells where to pay. One cart gives at most one order, key or no key: a repeated call answers 200 with the order there is. A stock OCC client (no channel and zone in the path) sends an empty body: the payment mode is then that of the cart's payment details, else the first one. When the total has changed since the client chose the delivery mode, the first call is refused with CartError, so that it is looked at again.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orders/{orderCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        /** One order */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orders/{orderCode}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel what nobody has begun to pack
         * @description All of it, or some units of some entries. The units go back to the shelf, what was paid for them goes back to the shopper, and a credit note is written. An order that is not paid can only be cancelled as a whole.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orders/{orderCode}/cancellation/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What cancelling would take and give back
         * @description The same body as the cancellation, and the same refusals; nothing is changed. What came free or cheaper with what is named is in the answer too (`isGift`), with the licence, the delivery and what is taken off for gifts that are packed already. `refundAmount` is what goes back, to the cent, as long as the order stays as it is.
         */
        post: operations["previewCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/oldOrders": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** Orders of the former system, newest first */
        get: operations["getOldOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download/invoice/{invoiceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoiceNumber: string;
            };
            cookie?: never;
        };
        /** An invoice or credit note as PDF */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download/pdf/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        /** The same by its code, as addresses that begin with /pdf have it */
        get: operations["downloadPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orders/{orderCode}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try again to pay an order whose payment failed or was not finished
         * @description A new attempt with a reference of its own; an order that is paid is refused with PaymentError. Of a pre-order whose deposit is paid it pays the balance, from the release (`deposit.state` due) to `deposit.payBy`.
         */
        post: operations["payOrderAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orders/{orderCode}/paymentTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        /**
         * What became of the app's payment
         * @description On the app channel only. The latest payment of the order, or that of `transactionId`.
         */
        get: operations["getPaymentTransaction"];
        put?: never;
        /**
         * The app pays an order, outside of itself
         * @description On the app channel only; elsewhere 404. Goes on with the payment under way, or begins another where that has ended or another way to pay is wanted. The app opens `payment` in the system's browser (never in a view it can read): a GET to `url`, or a form with these fields. When the browser comes to `returnUrl` (register it as app link or universal link) the app closes it and asks GET until `isFinal`; the way back proves nothing. A second payment of one order is given back by the shop.
         */
        post: operations["startPaymentTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order that came of a cart */
        get: operations["getOrderSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: string;
            };
            cookie?: never;
        };
        /** One order */
        get: operations["getOrderOfBearer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderCode}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: string;
            };
            cookie?: never;
        };
        /**
         * Whether the order is paid
         * @description Asked again and again while the payment is pending.
         */
        get: operations["getOrderStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orderReturns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** A customer's returns, the latest first */
        get: operations["getOrderReturns"];
        put?: never;
        /**
         * Ask to return units of one shipment, as OCC clients do
         * @description Such a client says neither why nor how: it is a change of mind, handed in at the nearest store that takes returns. Everything else is asked for by `createReturnIntentRequest`, with the same refusals.
         */
        post: operations["createOrderReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orderReturns/returnentries/{orderCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: components["parameters"]["order"];
            };
            cookie?: never;
        };
        /** What of an order may come back, how many units, for which reasons and until when */
        get: operations["getReturnEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orderReturns/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What would be paid back for these units, to the cent; nothing is changed
         * @description The same refusals as the request itself, except those about files, mode and store. Where a deal or a gift is not earned any more with what is kept, `withheldAmount` says what is taken off, and `keptGifts` which units to send back as well so that nothing is.
         */
        post: operations["previewReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orderReturns/createReturnIntentRequest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to return units of one shipment
         * @description The part `returnRequest` is JSON; files come as parts of their own, each named in the `attachments` of its entry, or were uploaded before (`attachmentIds`). With an `Idempotency-Key` the parts count, not the boundary between them. Refusals name the field as `entries/1/quantity` or `storeId`.
         */
        post: operations["createReturnIntentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orderReturns/returnSuccess/{returnRequestCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                returnRequestCode: components["parameters"]["return"];
            };
            cookie?: never;
        };
        /** A return as it stands, for the screen that follows the request */
        get: operations["getReturnSuccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orderReturns/dropOffStores": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /**
         * The stores that take returns, nearest first
         * @description Near `latitude` and `longitude`; without them near the address of `orderCode`, and without that near the store of the shopper's zone.
         */
        get: operations["getDropOffStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orderReturns/{returnRequestCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                returnRequestCode: components["parameters"]["return"];
            };
            cookie?: never;
        };
        /** A return as it stands */
        get: operations["getOrderReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel a return that is not on its way yet
         * @description A return that is cancelled already stays so, and is answered as it stands.
         */
        patch: operations["cancelOrderReturn"];
        trace?: never;
    };
    "/users/{user}/orderReturns/{returnRequestCode}/label": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                returnRequestCode: components["parameters"]["return"];
            };
            cookie?: never;
        };
        /** The label of a return, with its code in bars, as PDF; only once it is approved and not handed in */
        get: operations["downloadReturnLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticketCategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a ticket can be about */
        get: operations["getTicketCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/ticketAssociatedObjects": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** The customer's last twenty orders, of which a ticket can be about one */
        get: operations["getTicketAssociatedObjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** A customer's tickets, the last written to first */
        get: operations["getTickets"];
        put?: never;
        /**
         * Write to the shop
         * @description Files come with the message (`file`, JPEG, PNG or PDF), or were uploaded before (`attachmentId`). With an `Idempotency-Key` the parts count, not the boundary between them.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/tickets/{ticketId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                ticketId: components["parameters"]["ticket"];
            };
            cookie?: never;
        };
        /** A ticket with all that was written, oldest first */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/tickets/{ticketId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                ticketId: components["parameters"]["ticket"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write again in a ticket, as OCC clients do; a solved one is open again */
        post: operations["addTicketEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/tickets/{ticketId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                ticketId: components["parameters"]["ticket"];
            };
            cookie?: never;
        };
        /** What was written in a ticket, oldest first */
        get: operations["getTicketComments"];
        put?: never;
        /** Write again in a ticket; a solved one is open again */
        post: operations["addTicketComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/tickets/{ticketId}/satisfaction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                ticketId: components["parameters"]["ticket"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether a solved ticket helped
         * @description Once for a ticket, while it is solved (`canRate`). When it opens again and is solved again, the mail asks no more; who has not answered yet may still do so. 409 for one that is not solved, and for a second answer; neither changes anything.
         */
        post: operations["rateTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/orders/{orderCode}/priceBeat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: components["parameters"]["orderCode"];
            };
            cookie?: never;
        };
        /** What of an order a price beat may be claimed for, until when, and why not otherwise */
        get: operations["getPriceBeatEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/tickets/priceBeatClaim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a price beat
         * @description For one unit of an order entry (`post_purchase_price_beat`: `orderCode`, `entryNumber`), or of a product that is not bought yet (`pre_purchase_price_beat`: `ownProductURL`, the shop's own page of it). A picture of their price comes along (`file`, JPEG, PNG or PDF) or was uploaded before (`attachmentId`). What the claim comes to is in the answer.
         */
        post: operations["claimPriceBeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/priceBeatClaims": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        /** A customer's claims, the latest first */
        get: operations["getPriceBeatClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/priceBeatClaims/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                claimId: components["parameters"]["claim"];
            };
            cookie?: never;
        };
        /** A claim and where it stands */
        get: operations["getPriceBeatClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one file, to go with a message written next
         * @description JPEG, PNG or PDF, told by its first bytes. Pictures are decoded, turned upright and written anew without what a camera adds. What goes with no message within a day is removed.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                attachmentId: string;
            };
            cookie?: never;
        };
        /** The file, for its owner only; always to be saved, never shown in place */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        /** Remove a file that goes with no message yet */
        delete: operations["removeAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/occ/v2/basesites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sites a client may choose from */
        get: operations["getBaseSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorizationserver/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token by password, client credentials or refresh token (RFC 6749)
         * @description The clients of the shop are public; the secret gives no privilege. A refresh token works once; the one before is still taken for 30 seconds, later use ends its whole family. Without `refresh_token` in the form the cookie is read, which needs the header `X-Requested-With`. `channel` says where the refresh token goes: in `web` and `msite` (and when absent with the cookie) to an HttpOnly cookie, in `app` to the body.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No more of these emails, in one press of the mail program (RFC 8058)
         * @description Where `List-Unsubscribe` of such a letter leads. Without `List-Unsubscribe=One-Click` it is the button of the page at the same address, and the answer leads to another page.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bot/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the work of a human check (412)
         * @description Sets the cookie `bp` for half an hour. A challenge is good once and for five minutes. Where a bought check asks, nothing is taken here.
         */
        post: operations["verifyHuman"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorizationserver/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a token (RFC 7009) */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{gateway}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of those the shop is configured with */
                gateway: "payfast" | "paygate" | "payflex" | "ozow" | "peach";
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A gateway says what became of a payment
         * @description Answered 200 only after the notification is stored. A bad signature, another merchant or another amount changes no order.
         */
        post: operations["paymentNotify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{gateway}/return/{merchantRef}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of those the shop is configured with */
                gateway: "payfast" | "paygate" | "payflex" | "ozow" | "peach";
                merchantRef: string;
            };
            cookie?: never;
        };
        /**
         * The shopper comes back; by itself this changes nothing
         * @description Where the gateway can be asked about one payment, it is asked now.
         */
        get: operations["paymentReturn"];
        put?: never;
        /**
         * The same for gateways that send the browser back with a form
         * @description The form is not believed and not read.
         */
        post: operations["paymentReturnPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{gateway}/cancel/{merchantRef}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of those the shop is configured with */
                gateway: "payfast" | "paygate" | "payflex" | "ozow" | "peach";
                merchantRef: string;
            };
            cookie?: never;
        };
        /**
         * The shopper left the payment page without paying
         * @description Only noted; the attempt stays pending, for it may still be paid in another tab.
         */
        get: operations["paymentCancel"];
        put?: never;
        /** The same for gateways that send the browser back with a form */
        post: operations["paymentCancelPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/inbound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A mail service hands over a mail that came for a ticket
         * @description With Basic authentication, any user and the password of `mail.inbound_secret`. The message comes as it was received (`message/rfc822`), or in the field a service puts it: `RawEmail` (Postmark), `email` (SendGrid) or `body-mime` (Mailgun). 200 also for mails that change nothing, so that they are not sent again.
         */
        post: operations["receiveMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouse/consignments/{consignment}/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                consignment: string;
                step: "pick" | "ship" | "ready" | "collect" | "deliver";
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The warehouse moves a part of an order on its way
         * @description Signed with the shop's `warehouse.secret`: X-Spaza-Signature is `t=<seconds>,v1=<hex>`, the HMAC-SHA256 of `<seconds>.<path>\n<body>`, at most five minutes old. The same step again changes nothing.
         */
        post: operations["moveConsignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cache/{channel}/{zone}/homepage.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The home page as a guest sees it, for caches in front of the shop */
        get: operations["getCachedHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where robots may go */
        get: operations["getRobots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The index of sitemaps */
        get: operations["getSitemapIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemaps/{map}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A sitemap: pages.xml, products-1.xml, …; lastmod is when a page last became what it is */
        get: operations["getSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manifest.webmanifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The web app manifest, made of the shop's name and icons */
        get: operations["getManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/start-pictures/{screen}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What Apple's phones show while they start the app, for a screen of this many pixels; 404 for what is none */
        get: operations["getStartPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/apple-app-site-association": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which app of Apple's store opens the shop's links; 404 where there is none */
        get: operations["getAppleAppLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/assetlinks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which app of Google's store opens the shop's links; 404 where there is none */
        get: operations["getAndroidAppLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What another app shared leads to its page here, or to a search for its words */
        get: operations["shareTarget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/merchant.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products with price and availability as RSS 2.0 with the g namespace; 5 000 a page */
        get: operations["getMerchantFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: operations["isAlive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Catalogue loaded and database reachable */
        get: operations["isReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prometheus metrics */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Events of the pages (views, clicks, web vitals), without personal data */
        post: operations["collect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/door": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a screen asks first: sign-in, lock or frame
         * @description Always 200, so that nothing shows up as failed in a browser. `out`: sign in; `locked`: the password opens it again; `in`: `staff` says who. Looking does not count as being there.
         */
        get: operations["getStaffDoor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who one is
         * @description Of a session by cookie. 401 InvalidTokenError when there is none or it is over (sign in again), 401 StaffSessionLockedError when nobody called for `idleLockAfterSeconds` (unlock with the password). Calls with the header `X-Spaza-Quiet: 1`, which a screen makes by itself, do not count as being there.
         */
        get: operations["getStaffSession"];
        put?: never;
        /**
         * Sign in
         * @description Email, password and code go together: refusals are alike in words and time, whichever was wrong (401 StaffSignInError). A code is good once. Too many tries, by address or for one account, are refused with 429. Answers with a cookie of a new session. Like every writing call that goes by the cookie it needs the header `X-Spaza-Backoffice: 1` (403 StaffOriginError without).
         */
        post: operations["openStaffSession"];
        /**
         * Sign out
         * @description Also of a locked session.
         */
        delete: operations["closeStaffSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/session/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lock it now, as if nobody had called for long */
        post: operations["lockStaffSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/session/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a locked session with the password
         * @description 401 StaffSignInError when it is wrong (and counted like a sign-in), 401 InvalidTokenError when the session is over. After five wrong ones the session is over.
         */
        post: operations["unlockStaffSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/session/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by a one-time link of `spaza staff link`
         * @description The link is `/backoffice/sign-in#link=TOKEN`, good once and for 30 minutes; 401 StaffLinkError afterwards. Opening the page uses nothing up.
         */
        post: operations["openStaffSessionByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who is invited, and a key for their authenticator app
         * @description The link is `/backoffice/invitation#TOKEN`, good for 72 hours and until it was accepted; 404 afterwards. The key is drawn anew each time: one that was seen before is good no longer. The token goes in the body, so that no log of addresses holds it.
         */
        post: operations["openStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password, show a code of the app, and be signed in
         * @description 400 with the field's name (`password`: by the rules of customers' passwords and not a common one; `code`: not the app's, or used already). 404 when the link is over.
         */
        post: operations["acceptStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who works here
         * @description Needs the right `staff`.
         */
        get: operations["listStaffMembers"];
        put?: never;
        /**
         * Invite somebody
         * @description Needs the right `staff`. 409 when somebody has the address (`email`) or the name (`name`) already. The invitation goes by mail and is shown to nobody; 409 StaffNoMailError where none is set up: `spaza staff add` makes it at the machine.
         */
        post: operations["inviteStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/staff/{memberId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * What somebody may do from the next call on
         * @description Needs the right `staff`. 409 StaffLastOwnerError for the last active owner.
         */
        put: operations["setStaffRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/staff/{memberId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * They are somebody else than who invited them
         * @description Needs the right `staff`. Until then the two count as one person where two must agree. 403 StaffSecondPersonError for who invited them, and for who counts as one person with them; `spaza staff confirm` does it at the machine.
         */
        post: operations["confirmStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/staff/{memberId}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Nobody comes in by it any more; visits and tokens end
         * @description Needs the right `staff`. 409 StaffLastOwnerError for the last active owner.
         */
        post: operations["disableStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/staff/{memberId}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * They may come in again
         * @description Needs the right `staff`.
         */
        post: operations["enableStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/staff/{memberId}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new invitation, with another password and authenticator; visits end
         * @description Needs the right `staff`. 409 for a disabled account, StaffLastOwnerError for the last active owner, StaffNoMailError where no mail is set up.
         */
        post: operations["resetStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today beside the same weekday last week, and what needs a person now
         * @description For everybody; what a person may not open is left out: sums need `orders` and `contact`, and each line of `waiting` the right of its screen.
         */
        get: operations["getStaffToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find orders
         * @description Needs the right `orders`. `query` is an order's or part's number, an email, a cellphone number as people write it, a customer's name, a tracking number or a product's code; words that are none of these find nothing. A name may be written in part, from its beginning; 500 customers of it at most are looked at, and the latest 10 000 orders with a product.
         */
        get: operations["listStaffOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/orders/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many orders wait in each view
         * @description Needs the right `orders`. Views of what is over (`handedOver`, `cancelled`, `all`) are not counted.
         */
        get: operations["countStaffOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/orders/{orderCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: components["parameters"]["orderCode"];
            };
            cookie?: never;
        };
        /**
         * One order, whole
         * @description Needs the right `orders`. Each opening stands in the audit (`order.opened`), for it shows personal data; a call with `X-Spaza-Quiet: 1` within 15 minutes of the last by the same person does not.
         */
        get: operations["getStaffOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/orders/{orderCode}/consignments/{consignmentCode}/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: components["parameters"]["orderCode"];
                consignmentCode: components["parameters"]["consignmentCode"];
                step: components["parameters"]["step"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A part of an order goes one step on its way
         * @description Needs the right `fulfil`. 409 when the part does not stand where that step begins; 400 ConsignmentError when the code shown is another. The shopper is told as by the command line.
         */
        post: operations["moveStaffConsignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/orders/{orderCode}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: components["parameters"]["orderCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel units that nobody has begun to pack; what was paid for them goes back
         * @description Needs the right `cancel`. With `expectedRefund` it is refused (409 StaffSumChangedError) when another sum would go back than the preview said.
         */
        post: operations["cancelStaffOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/orders/{orderCode}/cancellation/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: components["parameters"]["orderCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What cancelling would take and give back, to the cent; nothing is done
         * @description Needs the right `cancel`.
         */
        post: operations["previewStaffCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/orders/{orderCode}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: components["parameters"]["orderCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A note that staff alone read
         * @description Needs the right `note`.
         */
        post: operations["noteOnStaffOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/orders/{orderCode}/doubts/{doubtId}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: components["parameters"]["orderCode"];
                doubtId: components["parameters"]["doubtId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody has looked at a payment in doubt and put it right
         * @description Needs the right `pay`. Nothing is paid by it; the order leaves the view `inDoubt`. Done again it changes nothing.
         */
        post: operations["settlePaymentDoubt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/orders/{orderCode}/documents/{documentNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: components["parameters"]["orderCode"];
                documentNumber: components["parameters"]["documentNumber"];
            };
            cookie?: never;
        };
        /**
         * An invoice or credit note
         * @description Needs the right `orders` and `contact`.
         */
        get: operations["getStaffDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Money on its way back, oldest first
         * @description Needs the right `orders`. `failed` are those a person has to send in the gateway's own back office; 200 at most.
         */
        get: operations["listStaffRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/refunds/{refundId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                refundId: components["parameters"]["refundId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a failed refund tried again; the gateway is asked first whether it was heard
         * @description Needs the right `pay`. 409 when it has not failed.
         */
        post: operations["retryStaffRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/refunds/{refundId}/done": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                refundId: components["parameters"]["refundId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a failed refund was given back by hand; the shopper is told
         * @description Needs the right `pay`. 409 when it has not failed.
         */
        post: operations["confirmStaffRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who calls, by token or session, and what they may do */
        get: operations["getStaffMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What staff did, the latest first
         * @description Needs the right `audit`.
         */
        get: operations["getStaffActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/attachments/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: components["parameters"]["fileId"];
            };
            cookie?: never;
        };
        /**
         * A file that a customer sent with something
         * @description Always as a download, whatever it holds.
         */
        get: operations["getStaffFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns that wait for the shop */
        get: operations["listStaffReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/returns/{returnCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        /** One return with its history and files */
        get: operations["getStaffReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/returns/{returnCode}/take": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It is one's own work
         * @description 409 with the name of who has it, unless `over` is true. Needs the right `serve`.
         */
        post: operations["takeReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/returns/{returnCode}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It is nobody's work again
         * @description Needs the right `serve`.
         */
        post: operations["releaseReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/returns/{returnCode}/authorise": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It may come back; a pick-up is booked with the courier
         * @description Needs the right `serve`.
         */
        post: operations["authoriseReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/returns/{returnCode}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It may not come back; the customer reads why
         * @description Needs the right `serve`.
         */
        post: operations["declineReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/returns/{returnCode}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It has arrived
         * @description Needs the right `serve`.
         */
        post: operations["receiveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/returns/{returnCode}/inspect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What came in, unit by unit; what is not named did not come in
         * @description Needs the right `serve`.
         */
        post: operations["inspectReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/returns/{returnCode}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay back what came in
         * @description Above the configured amount the first who asks only agrees (`firstAgreed`), and another person has to ask for the same; 403 for the same person. Needs the right `pay`.
         */
        post: operations["refundReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/returns/{returnCode}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the same out again instead
         * @description Above the configured amount the first who asks only agrees (`firstAgreed`), and another person has to ask for the same; 403 for the same person. Needs the right `pay`.
         */
        post: operations["replaceReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/returns/{returnCode}/send-back": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Not paid back: it goes to the customer again, who reads why
         * @description Needs the right `serve`.
         */
        post: operations["sendReturnBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Price beats that wait */
        get: operations["listStaffClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/claims/{beatClaimId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        /** One price beat with its prices, files and history */
        get: operations["getStaffClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/claims/{beatClaimId}/take": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It is one's own work
         * @description 409 with the name of who has it, unless `over` is true. The customer is told by `check`. Needs the right `serve`.
         */
        post: operations["takeClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/claims/{beatClaimId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It is nobody's work again
         * @description Needs the right `serve`.
         */
        post: operations["releaseClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/claims/{beatClaimId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody looks at their page; the customer is told
         * @description Needs the right `serve`.
         */
        post: operations["checkClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/claims/{beatClaimId}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay it out
         * @description Above the configured amount the first who asks only agrees (`firstAgreed`), and another person has to ask for the same; 403 for the same person. Needs the right `pay`.
         */
        post: operations["agreeToClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/claims/{beatClaimId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer is told why, and may claim again
         * @description Needs the right `serve`.
         */
        post: operations["refuseClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tickets that wait */
        get: operations["listStaffTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/tickets/{staffTicketId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        /** A ticket with all that was written, notes of staff included */
        get: operations["getStaffTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/tickets/{staffTicketId}/take": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It is one's own work
         * @description 409 with the name of who has it, unless `over` is true. Needs the right `serve`.
         */
        post: operations["takeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/tickets/{staffTicketId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It is nobody's work again
         * @description Needs the right `serve`.
         */
        post: operations["releaseTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/tickets/{staffTicketId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer it; the customer gets it by mail, too
         * @description Either `text`, or the name of a kept `reply`. Needs the right `serve`.
         */
        post: operations["answerTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/tickets/{staffTicketId}/note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note that staff alone reads
         * @description Needs the right `serve`.
         */
        post: operations["noteTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/tickets/{staffTicketId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It is solved; the customer is told, and asked whether it helped
         * @description Needs the right `serve`.
         */
        post: operations["closeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/tickets/{staffTicketId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        /** What a kept reply says to this customer; nothing is sent */
        get: operations["previewReply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Replies that are kept, by name */
        get: operations["listStaffReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/api/replies/{reply}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Small letters, digits and hyphens. */
                reply: components["parameters"]["reply"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a reply, in place of one of the same name
         * @description Needs the right `serve`.
         */
        put: operations["keepReply"];
        post?: never;
        /**
         * Keep a reply no longer
         * @description Needs the right `serve`.
         */
        delete: operations["dropReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        SortCode: "relevance" | "price-asc" | "price-desc" | "name-asc" | "name-desc" | "newest" | "topRated";
        Error: {
            /**
             * @description Clients act on this, never on the wording.
             * @example InvalidTokenError
             * @example UnknownIdentifierError
             * @example ValidationError
             * @example CartError
             */
            type: string;
            /**
             * @example invalid
             * @example missing
             * @example notFound
             * @example noStock
             * @example lowStock
             * @example expired
             */
            reason?: string;
            /**
             * @example parameter
             * @example cart
             * @example entry
             * @example product
             * @example order
             */
            subjectType?: string;
            /** @description The field, entry or code it is about. */
            subject?: string;
            message: string;
            /** @description The key of the message in contract/messages. */
            errorCode?: string;
            position?: string;
        };
        ErrorList: {
            errors: components["schemas"]["Error"][];
            /** @constant */
            responseStatus: false;
            /** @description The first error's message. */
            errorMsg: string;
            /**
             * @description Too many one-time codes or tries at them.
             * @constant
             */
            maxCountReached?: true;
            requestId?: string;
        };
        SearchState: {
            query: {
                value?: string;
            };
            url?: string;
        };
        Stock: {
            /** @enum {string} */
            stockLevelStatus?: "inStock" | "lowStock" | "outOfStock";
            stockLevel?: number;
            isValueRounded?: boolean;
        };
        ImageSource: {
            /** @enum {string} */
            type: "image/avif" | "image/webp";
            /** @example /media/0123456789abcdef0123/160.avif 160w, /media/0123456789abcdef0123/320.avif 320w */
            srcset: string;
        };
        Image: {
            /** @enum {string} */
            imageType?: "PRIMARY" | "GALLERY";
            /**
             * @example zoom
             * @example product
             * @example thumbnail
             * @example cartIcon
             * @example store
             */
            format?: string;
            url: string;
            altText?: string;
            galleryIndex?: number;
            width?: number;
            height?: number;
            /** @description The colour it has most of, to show until it is there. */
            colour?: string;
            /** @description The same picture in other formats and in several widths, the most economical first, for `<picture>`; only where there are some. `url` is what everyone can show. */
            sources?: components["schemas"]["ImageSource"][];
        };
        Brand: {
            code: string;
            name: string;
            url?: string;
            image?: components["schemas"]["Image"];
        };
        Price: {
            /** @constant */
            currencyIso: "ZAR";
            /** @description Rand, two decimals. */
            value: number;
            /** @description Such as `R 12 999.00`, with no-break spaces (U+00A0). */
            formattedValue?: string;
            /** @enum {string} */
            priceType?: "BUY" | "FROM";
            minQuantity?: number;
            maxQuantity?: number;
        };
        Category: {
            code: string;
            name: string;
            url?: string;
            image?: components["schemas"]["Image"];
        };
        Feature: {
            code?: string;
            name?: string;
            description?: string;
            type?: string;
            range?: boolean;
            comparable?: boolean;
            featureUnit?: {
                symbol?: string;
                name?: string;
                unitType?: string;
            };
            featureValues?: {
                value?: string;
            }[];
        };
        Classification: {
            code?: string;
            name?: string;
            features?: components["schemas"]["Feature"][];
        };
        /** @description Such as `2026-02-14T07:58:44+0000`. */
        DateTime: string;
        Promotion: {
            code: string;
            title?: string;
            promotionType?: string;
            description?: string;
            startDate?: components["schemas"]["DateTime"];
            endDate?: components["schemas"]["DateTime"];
            couldFireMessages?: string[];
            firedMessages?: string[];
            productBanner?: components["schemas"]["Image"];
            enabled?: boolean;
            priority?: number;
            promotionGroup?: string;
            restrictions?: {
                restrictionType?: string;
                description?: string;
            }[];
        };
        GlobalTag: {
            globalTag?: string;
            globalTagId?: string;
        };
        VariantOption: {
            code?: string;
            url?: string;
            stock?: components["schemas"]["Stock"];
            priceData?: components["schemas"]["Price"];
            variantOptionQualifiers?: {
                qualifier?: string;
                name?: string;
                value?: string;
                image?: components["schemas"]["Image"];
            }[];
        };
        BaseOption: {
            variantType?: string;
            selected?: components["schemas"]["VariantOption"];
            options?: components["schemas"]["VariantOption"][];
        };
        /** @description A value of the choice `parentVariantCategory` names. A leaf is one product; any other holds the values of the next choice that are made together with it. */
        VariantMatrixElement: {
            isLeaf?: boolean;
            selectedVariant?: boolean;
            variantOption?: components["schemas"]["VariantOption"];
            variantValueCategory?: {
                name?: string;
                sequence?: number;
            };
            parentVariantCategory?: {
                name?: string;
                hasImage?: boolean;
                priority?: number;
            };
            elements?: components["schemas"]["VariantMatrixElement"][];
        };
        UnitOfMeasure: {
            unitCode?: string;
            name?: string;
            productCode?: string;
            url?: string;
            selected?: boolean;
            stock?: components["schemas"]["Stock"];
            price?: components["schemas"]["Price"];
            /** @description How many of the smallest unit are in one of these. */
            unitQuantity?: number;
            unitPrice?: components["schemas"]["Price"];
        };
        /**
         * @description 00 normal, 01 online only, 02 delivery only, 09 pickup only.
         * @enum {string}
         */
        TradingType: "00" | "01" | "02" | "09";
        /** @description What the shopper's zone can promise. */
        AdditionalAttributes: {
            sameDayPickup?: boolean;
            /** @description Such as `Collect today in Midrand`, of a pre-order from when (`In stores from Fri 26 June`), or why not. */
            estimatedPickUpMsg?: string;
            /** @description The day it names: `today`, `tomorrow` or `Mon 15 June`. */
            pickUpDay?: string;
            pickUpTown?: string;
            /** @description Such as `Delivered by Fri 12 June`, or why not. */
            estimatedDelivery?: string;
            /** @description The day it names. */
            deliveryDay?: string;
            pickupStore?: string;
        };
        Principal: {
            uid?: string;
            name?: string;
        };
        Review: {
            id?: string;
            headline?: string;
            comment?: string;
            rating?: number;
            date?: components["schemas"]["DateTime"];
            alias?: string;
            principal?: components["schemas"]["Principal"];
        };
        Product: {
            code: string;
            name: string;
            /** @description The path of its page. */
            url: string;
            summary?: string;
            description?: string;
            keyFeatures?: string[];
            purchasable?: boolean;
            stock?: components["schemas"]["Stock"];
            availableForPickup?: boolean;
            averageRating?: number;
            avgRating?: number;
            numberOfReviews?: number;
            reviewsCount?: number;
            manufacturer?: string;
            brand?: components["schemas"]["Brand"];
            ean?: string;
            /** @description The manufacturer's part number. */
            mpn?: string;
            price?: components["schemas"]["Price"];
            wasPrice?: components["schemas"]["Price"];
            saving?: components["schemas"]["Price"];
            priceRange?: {
                minPrice?: components["schemas"]["Price"];
                maxPrice?: components["schemas"]["Price"];
            };
            volumePrices?: components["schemas"]["Price"][];
            volumePricesFlag?: boolean;
            margin?: {
                value?: number;
            };
            image?: components["schemas"]["Image"];
            images?: components["schemas"]["Image"][];
            categories?: components["schemas"]["Category"][];
            categoryL1?: string;
            categoryL2?: string;
            categoryL3?: string;
            categoryL4?: string;
            categoryL5?: string;
            classifications?: components["schemas"]["Classification"][];
            potentialPromotions?: components["schemas"]["Promotion"][];
            globalTags?: components["schemas"]["GlobalTag"][];
            tags?: string[];
            baseProduct?: string;
            baseOptions?: components["schemas"]["BaseOption"][];
            variantOptions?: components["schemas"]["VariantOption"][];
            variantMatrix?: components["schemas"]["VariantMatrixElement"][];
            variantType?: string;
            variantValue?: string;
            multidimensional?: boolean;
            configurable?: boolean;
            uomMatrix?: components["schemas"]["UnitOfMeasure"][];
            unitCode?: string;
            tradingType?: components["schemas"]["TradingType"];
            preOrder?: boolean;
            /** @description The day a pre-order is released, when it is known. */
            preOrderDate?: components["schemas"]["DateTime"];
            liquor?: boolean;
            returnable?: boolean;
            requiresTvLicence?: boolean;
            additionalAttributes?: components["schemas"]["AdditionalAttributes"];
            /** @description On products of a wish list. Products elsewhere are the same to everybody; `productCodes` of the wish list say which are on it. */
            isFavorite?: boolean;
            reviews?: components["schemas"]["Review"][];
            productReferences?: components["schemas"]["ProductReference"][];
            seoTitle?: string;
            seoDescription?: string;
            breadcrumbCategories?: components["schemas"]["Category"][];
            modifiedTime?: components["schemas"]["DateTime"];
        };
        ProductReference: {
            /** @enum {string} */
            referenceType?: "ACCESSORIES" | "BASE_PRODUCT" | "SIMILAR" | "CROSSELLING" | "UPSELLING";
            description?: string;
            quantity?: number;
            preselected?: boolean;
            target?: components["schemas"]["Product"];
        };
        /** @description total = text × availability × boost × (1 + popularity + rating + learned); what is pinned stands before all. */
        ProductScore: {
            code: string;
            /** @description How well its words fit; 1 where nothing was searched for. */
            text: number;
            /** @description Less than 1 for what the zone cannot have. */
            availability: number;
            popularity: number;
            rating: number;
            /** @description Of the retailer's rules; 1 without one. */
            boost: number;
            /** @description From what shoppers chose of this search, -0.25 to 0.5. */
            learned: number;
            total: number;
            /** @description Shown first because a rule of the retailer says so. */
            pinned: boolean;
            /** @description Shown first because the address says so. */
            boosted: boolean;
        };
        /** @description One idea of a search text. */
        QueryPart: {
            /** @enum {string} */
            is: "kind" | "brand" | "model" | "measure" | "attribute" | "number" | "word" | "filler";
            /** @description The words, folded. */
            said: string;
            /** @description What it names is not wanted. */
            unwanted?: boolean;
            /** @description Codes of departments and brands, conditions on specifications, or the specification a unit is of. */
            means?: string[];
        };
        Pagination: {
            currentPage: number;
            pageSize: number;
            totalPages: number;
            totalResults: number;
            sort?: string;
        };
        Sort: {
            code: string;
            name?: string;
            selected?: boolean;
        };
        FacetValue: {
            code?: string;
            name: string;
            count: number;
            selected: boolean;
            /** @description The listing with this value toggled. */
            query: components["schemas"]["SearchState"];
        };
        Facet: {
            code?: string;
            name: string;
            category?: boolean;
            multiSelect?: boolean;
            priority?: number;
            visible?: boolean;
            /** @description Those that would narrow the listing, and those selected. */
            values: components["schemas"]["FacetValue"][];
            topValues?: components["schemas"]["FacetValue"][];
        };
        SearchBreadcrumb: {
            facetCode: string;
            facetName: string;
            facetValueCode: string;
            facetValueName: string;
            removeQuery: components["schemas"]["SearchState"];
            truncateQuery?: components["schemas"]["SearchState"];
        };
        ProductSearchPage: {
            type?: string;
            /** @description The text without a price it names. */
            freeTextSearch?: string;
            categoryCode?: string;
            categoryName?: string;
            brandCode?: string;
            brandName?: string;
            title?: string;
            keywordRedirectUrl?: string;
            /** @description Nothing has a word as it was typed; the products are those of this text. */
            spellingSuggestion?: {
                suggestion?: string;
                query?: string;
            };
            /** @description No product has all that was searched for; the products come nearest. */
            relaxed?: {
                /**
                 * @description The products have most of the words, or measure about what was asked.
                 * @enum {string}
                 */
                reason: "mostWords" | "nearMeasure";
                /** @description Words none of the products has. */
                leftOut: string[];
            };
            currentQuery: components["schemas"]["SearchState"];
            products: components["schemas"]["Product"][];
            /**
             * @description Where there is no product: the closest listing that has some. It is the same without the filters chosen, the
             *     text in the whole shop, the place without the text, or what sells best.
             */
            nearest?: {
                /** @enum {string} */
                reason: "withoutFilters" | "everywhere" | "withoutText" | "popular";
                currentQuery: components["schemas"]["SearchState"];
                totalResults: number;
                products: components["schemas"]["Product"][];
            };
            /**
             * @description After the last product of a search for a kind of thing: what is none, and only mentions it. It is not counted,
             *     sorted or filtered with the products.
             */
            mentions?: components["schemas"]["Product"][];
            /** @description Where there is no product, the categories that sell best. */
            popularCategories?: components["schemas"]["Category"][];
            /** @description With `debug=score`, of each product in its order. */
            scores?: components["schemas"]["ProductScore"][];
            /** @description With `debug=query`, what the words mean, in their order. */
            queryTree?: components["schemas"]["QueryPart"][];
            pagination: components["schemas"]["Pagination"];
            sorts?: components["schemas"]["Sort"][];
            facets?: components["schemas"]["Facet"][];
            /** @description From the cheapest to the dearest product, whatever prices are chosen. */
            priceRange?: {
                minPrice: components["schemas"]["Price"];
                maxPrice: components["schemas"]["Price"];
            };
            breadcrumbs?: components["schemas"]["SearchBreadcrumb"][];
            subcategories?: components["schemas"]["Category"][];
            breadcrumbCategories?: components["schemas"]["Category"][];
            seoTitle?: string;
            seoDescription?: string;
        };
        SearchRequest: {
            query?: string;
            sort?: components["schemas"]["SortCode"];
            filters?: string;
            currentPage?: number;
            pageSize?: number;
            boostCode?: string;
        };
        SuggestionList: {
            suggestions: {
                value: string;
                /** @enum {string} */
                type?: "term" | "category" | "brand" | "product";
                /** @description The page of a category, brand or product, narrowed to a price the term names. */
                url?: string;
                /** @description The address of a picture. */
                image?: string;
                price?: components["schemas"]["Price"];
            }[];
        };
        CustomerReview: {
            id: string;
            headline: string;
            comment: string;
            rating: number;
            date: components["schemas"]["DateTime"];
            alias: string;
            verifiedBuyer: boolean;
            helpful: number;
            unhelpful: number;
            /** @enum {string} */
            status?: "pending" | "approved";
            responseStatus?: boolean;
            successMsg?: string;
        };
        ReviewList: {
            reviews: components["schemas"]["CustomerReview"][];
            /** @description Five stars first. */
            ratings: {
                rating: number;
                count: number;
            }[];
            pagination: {
                currentPage: number;
                pageSize: number;
                totalPages: number;
                totalResults: number;
            };
        };
        ReviewForm: {
            headline: string;
            comment: string;
            rating: number;
            /** @description The name others read; otherwise first name and one letter. */
            alias?: string;
        };
        NotifyMe: {
            productCode: string;
            notified: boolean;
            responseStatus: boolean;
            successMsg?: string;
        };
        Deal: {
            code: string;
            title: string;
            description?: string;
            /** @enum {string} */
            promotionType: "bonusBuyAny" | "bonusBuyAll" | "buyGet";
            /**
             * @description Absent for buyGet
             * @enum {string}
             */
            bonusBuyPromotionType?: "containsAny" | "containsAll";
            /** @description The product looked at first */
            products: components["schemas"]["Product"][];
            productsQuantities: {
                productCode: string;
                quantity: number;
            }[];
            /** @description How many products that are together */
            units: number;
            bundleWorth: components["schemas"]["Price"];
            separately: components["schemas"]["Price"];
            saving: components["schemas"]["Price"];
            endDate?: components["schemas"]["DateTime"];
        };
        DealList: {
            deals: components["schemas"]["Deal"][];
        };
        DealQuery: {
            /**
             * @default :relevance
             * @enum {string}
             */
            query?: ":relevance";
        };
        Region: {
            /** @example ZA-GP */
            isocode: string;
            /** @example GP */
            isocodeShort?: string;
            /** @example ZA */
            countryIso?: string;
            name: string;
        };
        Country: {
            /** @example ZA */
            isocode: string;
            name?: string;
        };
        Address: {
            id?: string;
            title?: string;
            /** @enum {string} */
            titleCode?: "mr" | "mrs" | "miss" | "ms" | "mx";
            firstName?: string;
            lastName?: string;
            /** @description The buyer on the tax invoice. */
            companyName?: string;
            unitNumber?: string;
            buildingName?: string;
            additionalAddress?: string;
            /** @description The company's. */
            vatNumber?: string;
            /** @description Street name. */
            line1?: string;
            /** @description Street number. */
            line2?: string;
            streetName?: string;
            streetNumber?: string;
            streetAddress?: string;
            suburb?: string;
            town?: string;
            city?: string;
            region?: components["schemas"]["Region"];
            country?: components["schemas"]["Country"];
            district?: string;
            postalCode?: string;
            phone?: string;
            cellphone?: string;
            alternateNumber?: string;
            email?: string;
            latitude?: number;
            longitude?: number;
            zone?: string;
            shippingAddress?: boolean;
            defaultAddress?: boolean;
            isInvalidAddress?: boolean;
            visibleInAddressBook?: boolean;
            formattedAddress?: string;
            responseStatus?: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        GeoPoint: {
            latitude: number;
            longitude: number;
        };
        TimeOfDay: {
            hour?: number;
            minute?: number;
            formattedHour?: string;
        };
        OpeningHours: {
            code?: string;
            name?: string;
            weekDayOpeningList?: {
                weekDay: string;
                closed: boolean;
                openingTime?: components["schemas"]["TimeOfDay"];
                closingTime?: components["schemas"]["TimeOfDay"];
            }[];
            specialDayOpeningList?: {
                date?: components["schemas"]["DateTime"];
                formattedDate?: string;
                name?: string;
                comment?: string;
                closed?: boolean;
                openingTime?: components["schemas"]["TimeOfDay"];
                closingTime?: components["schemas"]["TimeOfDay"];
            }[];
        };
        PointOfService: {
            /** @description Its code, and the zone it serves, such as `G205`. */
            name: string;
            displayName: string;
            description?: string;
            url?: string;
            address?: components["schemas"]["Address"];
            geoPoint?: components["schemas"]["GeoPoint"];
            /** @description Kilometres with two decimals. */
            distanceKm?: number;
            formattedDistance?: string;
            features?: {
                [key: string]: string;
            };
            openingHours?: components["schemas"]["OpeningHours"];
            mapIcon?: components["schemas"]["Image"];
            storeImages?: components["schemas"]["Image"][];
            storeContent?: string;
            pickUpInStoreInstructions?: string;
            warehouseCodes?: string[];
            availableForPickup?: boolean;
            stockInfo?: components["schemas"]["Stock"];
            estimatedPickUpMsg?: string;
            isSelected?: boolean;
        };
        StoreSearchPage: {
            stores: components["schemas"]["PointOfService"][];
            pagination: components["schemas"]["Pagination"];
            sorts?: components["schemas"]["Sort"][];
            locationText?: string;
            sourceLatitude?: number;
            sourceLongitude?: number;
            boundNorthLatitude?: number;
            boundEastLongitude?: number;
            boundSouthLatitude?: number;
            boundWestLongitude?: number;
            product?: components["schemas"]["Product"];
            responseStatus?: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        CategoryHierarchy: {
            id: string;
            code?: string;
            name: string;
            url: string;
            description?: string;
            image?: components["schemas"]["Image"];
            lastModified?: components["schemas"]["DateTime"];
            productCount?: number;
            subcategories?: components["schemas"]["CategoryHierarchy"][];
            products?: components["schemas"]["Product"][];
            breadcrumbCategories?: components["schemas"]["Category"][];
            seoTitle?: string;
            seoDescription?: string;
        };
        /** @enum {string} */
        PageKind: "page" | "static" | "common" | "event" | "brand" | "category" | "blog" | "news" | "leaflet" | "product";
        PageCard: {
            uid: string;
            kind: components["schemas"]["PageKind"];
            title: string;
            url: string;
            summary?: string;
            image?: components["schemas"]["Image"];
            author?: string;
            publishedAt?: components["schemas"]["DateTime"];
            validFrom?: components["schemas"]["DateTime"];
            validTo?: components["schemas"]["DateTime"];
        };
        /** @description A product at a place of a leaflet's page, in per cent. */
        Hotspot: {
            productCode: string;
            x: number;
            y: number;
            width: number;
            height: number;
        } & {
            [key: string]: unknown;
        };
        /** @description One picture, or one for each width. */
        ComponentMedia: {
            url?: string;
            code?: string;
            urlLink?: string;
            altText?: string;
            mime?: string;
            mobile?: components["schemas"]["ComponentMedia"];
            tablet?: components["schemas"]["ComponentMedia"];
            desktop?: components["schemas"]["ComponentMedia"];
            widescreen?: components["schemas"]["ComponentMedia"];
        };
        Banner: {
            uid?: string;
            title?: string;
            text?: string;
            urlLink?: string;
            linkText?: string;
            media?: components["schemas"]["ComponentMedia"];
        } & {
            [key: string]: unknown;
        };
        ComponentProperties: {
            title?: string;
            text?: string;
            urlLink?: string;
            linkText?: string;
            /** @description HTML; only harmless tags and attributes are left in it. */
            content?: string;
            /** @description Space-separated codes, or a list of them. */
            productCodes?: string | string[];
            articles?: components["schemas"]["PageCard"][];
            hotspots?: components["schemas"]["Hotspot"][];
            tabs?: ({
                title?: string;
                content?: string;
            } & {
                [key: string]: unknown;
            })[];
            categoryCode?: string;
            brandCode?: string;
            count?: number;
            kinds?: string[];
            products?: components["schemas"]["Product"][];
            categories?: components["schemas"]["Category"][];
            brands?: components["schemas"]["Brand"][];
            media?: components["schemas"]["ComponentMedia"];
            banners?: components["schemas"]["Banner"][];
            startDate?: components["schemas"]["DateTime"];
            endDate?: components["schemas"]["DateTime"];
        } & {
            [key: string]: unknown;
        };
        /** @description Members of the component's own type stand at the top and again under `otherProperties`. */
        Component: {
            uid: string;
            uuid?: string;
            /**
             * @example RotatingImages
             * @example TopCategoriesCarousel
             * @example ProductCarousel
             * @example OffersGrid
             * @example SimpleBanner
             * @example CountdownBanner
             */
            typeCode: string;
            name?: string;
            title?: string;
            flexType?: string;
            modifiedtime?: components["schemas"]["DateTime"];
            otherProperties?: components["schemas"]["ComponentProperties"];
        } & {
            [key: string]: unknown;
        };
        ContentSlot: {
            slotId: string;
            slotUuid?: string;
            position: string;
            name?: string;
            slotShared?: boolean;
            slotStatus?: string;
            isSlotLazyLoaded?: boolean;
            components?: {
                component?: components["schemas"]["Component"][];
            };
        };
        ContentSlots: {
            contentSlot?: components["schemas"]["ContentSlot"][];
        };
        CmsPage: {
            uid: string;
            uuid?: string;
            name?: string;
            title?: string;
            description?: string;
            label?: string;
            template?: string;
            typeCode?: string;
            defaultPage?: boolean;
            /** @enum {string} */
            robotTag?: "INDEX_FOLLOW" | "NOINDEX_FOLLOW" | "INDEX_NOFOLLOW" | "NOINDEX_NOFOLLOW";
            seoTitle?: string;
            seoDescription?: string;
            breadcrumbCategories?: components["schemas"]["Category"][];
            kind?: components["schemas"]["PageKind"];
            /** @description The path of the page. */
            url?: string;
            summary?: string;
            image?: components["schemas"]["Image"];
            author?: string;
            publishedAt?: components["schemas"]["DateTime"];
            modifiedAt?: components["schemas"]["DateTime"];
            validFrom?: components["schemas"]["DateTime"];
            validTo?: components["schemas"]["DateTime"];
            /** @description A path below the zone where a leaflet comes as PDF. */
            documentUrl?: string;
            /** @description Regions some part of the page is made for. */
            regions?: string[];
            /** @description Shown to an editor only. */
            preview?: boolean;
            contentSlots?: components["schemas"]["ContentSlots"];
        };
        ComponentList: {
            component: components["schemas"]["Component"][];
            pagination?: {
                count?: number;
                page?: number;
                totalCount?: number;
                totalPages?: number;
                hasNext?: boolean;
                hasPrevious?: boolean;
            };
        };
        /**
         * @description F is Facebook, G is Google.
         * @enum {string}
         */
        IdentityProvider: "F" | "G";
        OfferedPaymentMode: {
            /** @enum {string} */
            code: "card" | "instant_eft" | "instalments" | "store_card" | "store_credit";
            name: string;
            minimumAmount?: components["schemas"]["Price"];
            maximumAmount?: components["schemas"]["Price"];
            /** @description The price from which cards, pages and the cart tell of it; absent, from its minimum. */
            toldFrom?: components["schemas"]["Price"];
        };
        AppConfig: {
            zone?: string;
            defaultZone?: string;
            /** @enum {string} */
            channel?: "web" | "msite" | "app";
            storeSegment?: string;
            siteName?: string;
            currency?: string;
            country?: string;
            language?: string;
            rootCategory?: string;
            catalog?: string;
            defaultDealLink?: string;
            freeDeliveryThreshold?: components["schemas"]["Price"];
            deliveryCost?: components["schemas"]["Price"];
            /** @description The VAT that prices hold just now, such as 15 or 15.5; 0 when the shop charges none. */
            vatPercent?: number;
            /** @description Days to change one's mind about what is received just now. */
            returnDays?: number;
            /** @description How many days after a purchase made just now a price beat may be claimed. */
            priceBeatDays?: number;
            /** @description What a new customer's first order is given just now without a coupon, in words; absent while nothing is. */
            firstOrderOffer?: string;
            /** @description Where else one can sign in from, by the specification's letters. */
            identityProviders?: components["schemas"]["IdentityProvider"][];
            /** @description The ways to pay offered just now. One whose gateway does not answer is left out. */
            paymentModes?: components["schemas"]["OfferedPaymentMode"][];
            defaultLocation?: {
                town?: string;
                postalCode?: string;
                latitude?: number;
                longitude?: number;
            };
            /** @description Address of map tiles with {z}, {x} and {y}; absent: the client draws its own base map only. */
            mapTiles?: string;
            /** @description Whom the tiles' makers want named. */
            mapAttribution?: string;
            /** @description Address of a script that adds what makers tell to a product; absent: none. */
            productContentScript?: string;
            /** @description Address of a review service's script; absent: none. */
            reviewsScript?: string;
            maintenance?: boolean;
            features?: {
                [key: string]: boolean;
            };
            limits?: {
                [key: string]: number;
            };
        };
        StoreCount: {
            isoCode: string;
            name: string;
            /** @enum {string} */
            type: "COUNTRY" | "REGION";
            count: number;
            /** @description Of a country. */
            storeCountDataList?: components["schemas"]["StoreCount"][];
        };
        StoreCountList: {
            countriesAndRegionsStoreCount: components["schemas"]["StoreCount"][];
        };
        RegionList: {
            regions: components["schemas"]["Region"][];
        };
        City: {
            /** @description The code that `city` of the towns call takes. */
            isocode?: string;
            name: string;
            region?: components["schemas"]["Region"];
        };
        CityList: {
            cities: components["schemas"]["City"][];
        };
        Town: {
            code?: string;
            name: string;
            city?: string;
            postalCode?: string;
            region?: components["schemas"]["Region"];
            latitude?: number;
            longitude?: number;
            zone?: string;
        };
        TownList: {
            towns: components["schemas"]["Town"][];
        };
        SuburbList: {
            suburbs: components["schemas"]["Town"][];
        };
        DetectedAddress: {
            postalCode?: string;
            province?: string;
            /** @description First non-empty of sublocalityLevel1, sublocalityLevel2, locality, political. */
            town?: string;
            streetNumber?: string;
            streetName?: string;
            sublocalityLevel1?: string;
            sublocalityLevel2?: string;
            locality?: string;
            political?: string;
            country?: components["schemas"]["Country"];
            region?: components["schemas"]["Region"];
            formattedAddress?: string;
            /** @description Town and postal code: `Midrand, 1682`. */
            displayAddress?: string;
            latitude?: number;
            longitude?: number;
        };
        AddressSuggestionList: {
            suggestions: components["schemas"]["DetectedAddress"][];
            /** @description They come from a map that knows streets; one without a street is then not a whole address. */
            streets?: boolean;
        };
        /** @description Where the shopper is served, and from which zone. */
        StoreAddress: {
            id?: string;
            zone?: string;
            town?: string;
            suburb?: string;
            city?: string;
            region?: components["schemas"]["Region"];
            country?: components["schemas"]["Country"];
            postalCode?: string;
            latitude?: number;
            longitude?: number;
            formattedAddress?: string;
            displayAddress?: string;
            line1?: string;
            line2?: string;
            firstName?: string;
            lastName?: string;
            cellphone?: string;
            defaultAddress?: boolean;
            isInvalidAddress?: boolean;
            visibleInAddressBook?: boolean;
        };
        BaseStore: {
            responseStatus: boolean;
            successMsg?: string;
            errorMsg?: string;
            /** @example G205 */
            zone?: string;
            baseStore?: components["schemas"]["PointOfService"];
            storeAddress?: components["schemas"]["StoreAddress"];
            detectedAddress?: components["schemas"]["DetectedAddress"];
        };
        /** @description The position stands at the top or under `values`. */
        DetectedLocation: {
            latitude?: number;
            longitude?: number;
            values?: components["schemas"]["GeoPoint"];
            postalCode?: string;
            detectedAddress?: components["schemas"]["DetectedAddress"];
        };
        AnonymousLogin: {
            latitude?: number;
            longitude?: number;
            postalCode?: string;
        };
        ChoiceOfAccount: {
            customerId: string;
            /** @description The email address, masked. */
            displayUid: string;
            firstName: string;
            lastOrder?: components["schemas"]["DateTime"];
        };
        /** @enum {string} */
        MfaWay: "email" | "sms" | "app" | "recovery";
        MfaWayOffered: {
            way: components["schemas"]["MfaWay"];
            /** @description Where its code goes, masked. */
            to?: string;
        };
        CartItem: {
            productCode: string;
            quantity: number;
        };
        User: {
            /** @constant */
            type?: "userWsDTO";
            uid?: string;
            name?: string;
            firstName?: string;
            lastName?: string;
            /** @enum {string} */
            titleCode?: "mr" | "mrs" | "miss" | "ms" | "mx";
            title?: string;
            displayUid?: string;
            email?: string;
            mobileNumber?: string;
            /** @description A code or a letter has shown that it is the customer's. */
            isEmailProven?: boolean;
            isMobileProven?: boolean;
            /** @description When the password was last set; absent where there is none, and for one set before this was kept. */
            passwordSetAt?: components["schemas"]["DateTime"];
            customerId?: string;
            /** @enum {string} */
            customerType?: "ANONYMOUS" | "REGISTERED";
            isLoggedIn?: boolean;
            currency?: {
                isocode?: string;
                name?: string;
                symbol?: string;
            };
            language?: {
                isocode?: string;
                name?: string;
            };
            cartCode?: string;
            cartGuid?: string;
            totalItems?: number;
            cartItems?: components["schemas"]["CartItem"][];
            storeAddress?: components["schemas"]["StoreAddress"];
            defaultAddress?: components["schemas"]["Address"];
            pagePayloadAttr?: string;
            isMarketingCommunication?: boolean;
            isSpazaNewsletterPreference?: boolean;
            dealLink?: string;
            signUpMessage?: string;
            /** @description When the account goes; only while its deletion is asked for. */
            deactivationDate?: components["schemas"]["DateTime"];
            responseStatus?: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        DeliveryMode: {
            code: string;
            name?: string;
            description?: string;
            deliveryCost?: components["schemas"]["Price"];
        };
        OrderEntry: {
            entryNumber: number;
            quantity: number;
            product: components["schemas"]["Product"];
            basePrice?: components["schemas"]["Price"];
            totalPrice?: components["schemas"]["Price"];
            discount?: components["schemas"]["Price"];
            updateable?: boolean;
            giveAway?: boolean;
            tradingType?: components["schemas"]["TradingType"];
            /** @description Those that took something off this entry alone, by code and title. */
            promotions?: components["schemas"]["Promotion"][];
            deliveryMode?: components["schemas"]["DeliveryMode"];
            deliveryPointOfService?: components["schemas"]["PointOfService"];
            expectedDeliveryMsg?: string;
            availableQuantity?: number;
            isOutOfStock?: boolean;
            statusSummaryList?: {
                status?: string;
                numberOfIssues?: number;
            }[];
            cancellableQuantity?: number;
            quantityCancelled?: number;
            quantityReturned?: number;
            returnableQuantity?: number;
            statusMessage?: string;
        };
        /**
         * @description 7 domestic, 40 holiday
         * @enum {integer}
         */
        LicenceType: 7 | 40;
        /** @description Of a cart or checkout with a television. */
        TvLicence: {
            isRequired: boolean;
            isAdded: boolean;
            licenceType?: components["schemas"]["LicenceType"];
            /** @example **********087 */
            maskedNumber?: string;
            licenceNumber?: string;
            licenseFeeAmount?: components["schemas"]["Price"];
            outstandingFeeAmount?: components["schemas"]["Price"];
        };
        PromotionResult: {
            description?: string;
            promotion?: components["schemas"]["Promotion"];
            discount?: components["schemas"]["Price"];
            consumedEntries?: {
                code?: string;
                adjustedUnitPrice?: number;
                orderEntryNumber?: number;
                quantity?: number;
            }[];
            consumedEntriesNumber?: number[];
        };
        Voucher: {
            code: string;
            voucherCode?: string;
            name?: string;
            description?: string;
            value?: number;
            valueFormatted?: string;
            valueString?: string;
            freeShipping?: boolean;
            appliedValue?: components["schemas"]["Price"];
        };
        /** @description Some cents off and the promotion that gave them. Without `delivery` they add up to `totalDiscounts`; with it, they are the delivery that was not charged. */
        DiscountReason: {
            promotionCode: string;
            description?: string;
            amount: components["schemas"]["Price"];
            /** @description Absent when it is off the whole cart. */
            entryNumber?: number;
            /** @description The coupon that opened the promotion. */
            couponCode?: string;
            delivery: boolean;
        };
        CouponData: {
            couponId: string;
            couponApplied: boolean;
            couponMessage?: string;
        };
        CardType: {
            code: string;
            name?: string;
        };
        PaymentDetails: {
            /** @description The code of the payment mode. */
            id: string;
            /** @description What stock clients show first: the name of the payment mode. */
            accountHolderName?: string;
            cardType?: components["schemas"]["CardType"];
            saved?: boolean;
            defaultPayment?: boolean;
            billingAddress?: components["schemas"]["Address"];
        };
        /** @description Of a pre-order that is paid in two parts, `amount` now and `balance` when its product is released. */
        PreOrderDeposit: {
            amount: components["schemas"]["Price"];
            balance: components["schemas"]["Price"];
        };
        /** @enum {string} */
        ModificationStatus: "success" | "lowStock" | "noStock" | "pricingError" | "unresolvableIssues" | "maxQuantity";
        CartModification: {
            statusCode: components["schemas"]["ModificationStatus"];
            statusMessage?: string;
            /** @description Asked for. */
            quantity: number;
            /** @description Granted. */
            quantityAdded: number;
            entry?: components["schemas"]["OrderEntry"];
            /** @description Of a reorder and of a check. */
            productCode?: string;
            deliveryModeChanged?: boolean;
            responseStatus?: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        Cart: {
            /** @constant */
            type?: "cartWsDTO";
            code: string;
            /** @description Not to be guessed; a guest's only key to the cart. */
            guid: string;
            name?: string;
            description?: string;
            site?: string;
            store?: string;
            net?: boolean;
            calculated?: boolean;
            user?: components["schemas"]["Principal"];
            entries?: components["schemas"]["OrderEntry"][];
            totalItems: number;
            totalUnitCount?: number;
            deliveryItemsQuantity?: number;
            pickupItemsQuantity?: number;
            subTotal?: components["schemas"]["Price"];
            productDiscounts?: components["schemas"]["Price"];
            orderDiscounts?: components["schemas"]["Price"];
            totalDiscounts?: components["schemas"]["Price"];
            couponDiscount?: components["schemas"]["Price"];
            deliveryCost?: components["schemas"]["Price"];
            licenseFeeAmount?: components["schemas"]["Price"];
            outstandingFeeAmount?: components["schemas"]["Price"];
            tvLicence?: components["schemas"]["TvLicence"];
            totalTax?: components["schemas"]["Price"];
            totalPrice?: components["schemas"]["Price"];
            totalPriceWithTax?: components["schemas"]["Price"];
            freeDeliveryRemaining?: components["schemas"]["Price"];
            appliedProductPromotions?: components["schemas"]["PromotionResult"][];
            appliedOrderPromotions?: components["schemas"]["PromotionResult"][];
            potentialProductPromotions?: components["schemas"]["PromotionResult"][];
            potentialOrderPromotions?: components["schemas"]["PromotionResult"][];
            appliedVouchers?: components["schemas"]["Voucher"][];
            why?: components["schemas"]["DiscountReason"][];
            couponData?: components["schemas"]["CouponData"];
            deliveryAddress?: components["schemas"]["Address"];
            deliveryMode?: components["schemas"]["DeliveryMode"];
            paymentInfo?: components["schemas"]["PaymentDetails"];
            isPreOrderCart?: boolean;
            deposit?: components["schemas"]["PreOrderDeposit"];
            saveTime?: components["schemas"]["DateTime"];
            expirationTime?: components["schemas"]["DateTime"];
            paymentStatus?: string;
            statusCode?: components["schemas"]["ModificationStatus"];
            statusMessage?: string;
            quantity?: number;
            quantityAdded?: number;
            entry?: components["schemas"]["OrderEntry"];
            cartModifications?: components["schemas"]["CartModification"][];
            responseStatus?: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        Session: {
            responseStatus: boolean;
            successMsg?: string;
            errorMsg?: string;
            isExisting?: boolean;
            invalidOTP?: boolean;
            maxCountReached?: boolean;
            triesLeft?: number;
            /** @description Of the attempt; a code works with it only. */
            tokenId?: string;
            /** @description Seconds the code works. */
            expiresIn?: number;
            /** @description Seconds until another may be asked for. */
            resendAfter?: number;
            /** @description Where the code goes, masked. Absent where it goes the other way, which would tell of the account. */
            sentTo?: string;
            /**
             * @description At sign-in: how a code can be sent instead (`sendOtp` with `otherWay`), if the account has both. The shop's means alone decide it.
             * @enum {string}
             */
            otherWay?: "email" | "sms";
            isMultipleUsers?: boolean;
            accounts?: components["schemas"]["ChoiceOfAccount"][];
            /** @description A second step must follow before there is a session. */
            isMfaRequired?: boolean;
            mfaWay?: components["schemas"]["MfaWay"];
            mfaWays?: components["schemas"]["MfaWayOffered"][];
            access_token?: string;
            /** @description Only in the channel app. */
            refresh_token?: string;
            /** @constant */
            token_type?: "bearer";
            /** @description Seconds. */
            expires_in?: number;
            scope?: string;
            isLoggedIn?: boolean;
            user?: components["schemas"]["User"];
            cart?: components["schemas"]["Cart"];
        };
        SignUp: {
            email: string;
            /** @enum {string} */
            titleCode?: "mr" | "mrs" | "miss" | "ms" | "mx";
            firstName: string;
            lastName: string;
            mobileNumber?: string;
            password: string;
            rePassword: string;
            termsAndConditions: boolean;
            /** @default false */
            marketingCommunications?: boolean;
            guestCartGuid?: string;
            /**
             * @description Where the code goes that ends the sign-up.
             * @enum {string}
             */
            verifyBy?: "email" | "mobile";
        };
        /** @description `challenge` where the shop's own script asks, `blockScript` where a bought one does. The page puts the settings into `window._pxAppId`, `_pxJsClientSrc`, `_pxFirstPartyEnabled`, `_pxVid`, `_pxUuid` and `_pxHostUrl`, an element `px-captcha` in place, and loads `blockScript`, which calls `window._pxOnCaptchaSuccess(isValid)` and leaves its answer in the cookie `_px3`; the same call then goes through. */
        HumanCheck: {
            appId: string;
            /** @description Empty where the shop's own script asks. */
            jsClientSrc: string;
            /** @description Its address. */
            blockScript?: string;
            firstPartyEnabled: boolean;
            vid: string;
            uuid: string;
            hostUrl: string;
            challenge?: {
                parameters: {
                    /** @constant */
                    algorithm: "PBKDF2/SHA-256";
                    cost: number;
                    /** @description Unix seconds. */
                    expiresAt: number;
                    keyLength: number;
                    /** @description Hex. */
                    keyPrefix: string;
                    keySignature: string;
                    /** @description Hex. */
                    nonce: string;
                    /** @description Hex. */
                    salt: string;
                };
                signature: string;
            };
            errors: components["schemas"]["Error"][];
            responseStatus: boolean;
            errorMsg: string;
        };
        /**
         * @description False: the session is for this visit. Its refresh token is good for 12 hours instead of 30 days, and its cookie, on channels that have one, ends with the browser. Where a second step follows, what counts is said with that.
         * @default true
         */
        KeepSignedIn: boolean;
        Login: {
            /** @description Email address or cellphone number. */
            username: string;
            password: string;
            guestCartGuid?: string;
            keepSignedIn?: components["schemas"]["KeepSignedIn"];
        };
        SendOtp: {
            /** @description Email address or cellphone number. */
            loginId: string;
            /**
             * @default login
             * @enum {string}
             */
            purpose?: "login" | "signup";
            /** @description Of the code before. */
            tokenId?: string;
            /**
             * @description At sign-in: to the proven email address of the account that alone has this number, or to the proven number of the account with this address, instead. These codes are counted apart, one a minute and five an hour.
             * @default false
             */
            otherWay?: boolean;
        };
        OtpLogin: {
            loginId: string;
            tokenId: string;
            otp?: string;
            /** @description The account chosen, after the code. */
            customerId?: string;
            guestCartGuid?: string;
            keepSignedIn?: components["schemas"]["KeepSignedIn"];
        };
        VerifyUser: {
            loginId: string;
            tokenId: string;
            otp: string;
            guestCartGuid?: string;
            keepSignedIn?: components["schemas"]["KeepSignedIn"];
        };
        SendMfaOtp: {
            tokenId: string;
            /**
             * @description email or sms: nothing is sent by the others.
             * @enum {string}
             */
            way: "email" | "sms" | "app" | "recovery";
        };
        ValidateMfaOtp: {
            tokenId: string;
            /** @enum {string} */
            way: "email" | "sms" | "app" | "recovery";
            otp: string;
            /** @default false */
            trustDevice?: boolean;
            keepSignedIn?: components["schemas"]["KeepSignedIn"];
        };
        SendMfaAccountOtp: {
            /** @enum {string} */
            purpose: "turnOn" | "turnOff" | "recoveryCodes" | "confirm";
            /** @enum {string} */
            way: "email" | "sms" | "app" | "recovery";
            /** @description Of the code before. */
            tokenId?: string;
        };
        MfaStep: {
            responseStatus: boolean;
            successMsg?: string;
            errorMsg?: string;
            invalidOTP?: boolean;
            maxCountReached?: boolean;
            triesLeft?: number;
            tokenId?: string;
            way?: components["schemas"]["MfaWay"];
            expiresIn?: number;
            resendAfter?: number;
            sentTo?: string;
            /** @description For the authenticator app, in base 32, to be typed. */
            appSecret?: string;
            /** @description The same as an otpauth address, for a QR code. */
            appAddress?: string;
            recoveryCodes?: string[];
        };
        /** @description What a call answers that only says whether it was done. */
        Status: {
            responseStatus: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        PersonalDetails: {
            /** @enum {string} */
            titleCode?: "mr" | "mrs" | "miss" | "ms" | "mx";
            firstName?: string;
            lastName?: string;
            mobileNumber?: string;
            isMarketingCommunication?: boolean;
            isSpazaNewsletterPreference?: boolean;
        };
        DeletionObstacle: {
            /** @enum {string} */
            kind: "unpaidOrder" | "openPayment" | "openOrder" | "openRefund" | "openReturn" | "openClaim";
            /** @description Of the order, return or claim */
            code: string;
            message: string;
        };
        AccountDeletion: {
            isAsked: boolean;
            /** @description OCC date time */
            askedAt?: string;
            /** @description OCC date time: until then it can be kept */
            deletedAt?: string;
            /** @description Between asking and deletion */
            graceDays: number;
            /** @description What has to be over before the account can be deleted */
            obstacles: components["schemas"]["DeletionObstacle"][];
        };
        Mfa: {
            isOn: boolean;
            /** @description To take it by; to confirm with while it is off. */
            ways: components["schemas"]["MfaWayOffered"][];
            canTurnOn: components["schemas"]["MfaWay"][];
            /** @enum {string} */
            messageWay?: "email" | "sms";
            hasApp: boolean;
            since?: components["schemas"]["DateTime"];
            recoveryCodesLeft: number;
            trustedDevices: number;
            /** @description This session has taken a step in the last 10 minutes. */
            isConfirmed: boolean;
        };
        OwnSession: {
            id: string;
            /** @enum {string} */
            channel: "web" | "msite" | "app";
            /** @example Firefox */
            browser?: string;
            /** @example Windows */
            operatingSystem?: string;
            /**
             * @description The town of the store whose stock the visit was shown when it signed in. Absent where no place had been chosen: the shop's own stands in then.
             * @example Midrand
             */
            place?: string;
            since: components["schemas"]["DateTime"];
            lastSeen: components["schemas"]["DateTime"];
            isCurrent: boolean;
            /** @description The first from a device the account did not know, in its first seven days; the owner was told by a mail to a proven address. Absent otherwise. */
            isNew?: boolean;
        };
        ContactOtp: {
            /** @description Email address or cellphone number. */
            loginId: string;
            /** @description Of the code before. */
            tokenId?: string;
            password?: string;
            confirmTokenId?: string;
            confirmOtp?: string;
        };
        ContactProof: {
            loginId: string;
            tokenId: string;
            otp: string;
        };
        ChangePassword: {
            oldPassword: string;
            newPassword: string;
        };
        /** @description Tokens are there unless this is a repeat, or the session ended meanwhile. The refresh token is in the cookie `rt` for whoever keeps it there. */
        PasswordChanged: {
            responseStatus: boolean;
            successMsg?: string;
            access_token?: string;
            /** @constant */
            token_type?: "bearer";
            refresh_token?: string;
            expires_in?: number;
        };
        DataExport: {
            /** @enum {string} */
            state: "none" | "making" | "ready";
            /** @description OCC date time */
            askedAt?: string;
            /** @description OCC date time */
            readyAt?: string;
            /** @description OCC date time: then it is deleted */
            expiresAt?: string;
            /** @description Bytes */
            size?: number;
        };
        RetentionPeriod: {
            /**
             * @description Invoices of a deleted account, televisions sold (the licence register), tickets once solved, their files and those of returns and price beats once over, carts untouched and put aside, messages once delivered, page events
             * @enum {string}
             */
            kind: "invoices" | "televisions" | "tickets" | "attachments" | "carts" | "savedCarts" | "messages" | "pageEvents";
            days: number;
        };
        DataRetention: {
            periods: components["schemas"]["RetentionPeriod"][];
        };
        ConsentTemplate: {
            /** @enum {string} */
            id: "MARKETING" | "NEWSLETTER";
            /** @description The words one agrees to. */
            name: string;
            description: string;
            version: number;
            /** @description Absent until it is given for the first time. */
            currentConsent?: {
                code: string;
                consentGivenDate: components["schemas"]["DateTime"];
                consentWithdrawnDate?: components["schemas"]["DateTime"];
            };
        };
        /** @enum {string} */
        PushKind: "delivery" | "afterSale" | "backInStock";
        PushChoice: {
            kind: components["schemas"]["PushKind"];
            /** @description The words of the switch. */
            name: string;
            description: string;
            wanted: boolean;
        };
        Push: {
            offered: boolean;
            /** @description To subscribe with, as base64url; absent where nothing is offered. */
            applicationServerKey?: string;
            /** @description Of this session; absent while its device is not notified. */
            deviceId?: string;
            choices: components["schemas"]["PushChoice"][];
        };
        PushSubscription: {
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
        };
        PushChoiceMade: {
            kind: components["schemas"]["PushKind"];
            wanted: boolean;
        };
        Sms: {
            /** @description Whether the shop sends any. */
            offered: boolean;
            choices: components["schemas"]["PushChoice"][];
        };
        SocialStart: {
            responseStatus: boolean;
            tokenId: string;
            nonce: string;
            /** @description Seconds. */
            expiresIn: number;
        };
        SocialLogin: {
            provider?: components["schemas"]["IdentityProvider"];
            /** @description Of the provider. */
            idToken?: string;
            /** @description Of the attempt. */
            tokenId?: string;
            guestCartGuid?: string;
        };
        LinkedIdentity: {
            provider: components["schemas"]["IdentityProvider"];
            /** @description The provider, as shoppers read it. */
            name: string;
            /** @description The address there, as it was told at linking. */
            email?: string;
            linkedAt: components["schemas"]["DateTime"];
        };
        LinkIdentity: {
            idToken?: string;
            tokenId?: string;
        };
        WayToProvider: {
            responseStatus: boolean;
            url: string;
        };
        /** @description In base64url without padding. */
        Bytes: string;
        /** @enum {string} */
        PasskeyTransport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        PasskeyDescriptor: {
            /** @constant */
            type: "public-key";
            id: components["schemas"]["Bytes"];
            transports?: components["schemas"]["PasskeyTransport"][];
        };
        PasskeyRequest: {
            responseStatus: boolean;
            tokenId: string;
            /** @description Seconds. */
            expiresIn: number;
            publicKey: {
                challenge: components["schemas"]["Bytes"];
                /** @description Milliseconds. */
                timeout: number;
                rpId: string;
                /** @description Empty at sign-in. */
                allowCredentials: components["schemas"]["PasskeyDescriptor"][];
                /** @constant */
                userVerification: "required";
            };
        };
        /** @description Members that are not named here are allowed and not looked at. */
        PasskeyAssertion: {
            id: components["schemas"]["Bytes"];
            rawId?: components["schemas"]["Bytes"];
            /** @constant */
            type: "public-key";
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                /** @description Needed at sign-in. */
                userHandle?: string;
            };
        };
        PasskeyLogin: {
            tokenId: string;
            credential: components["schemas"]["PasskeyAssertion"];
            guestCartGuid?: string;
        };
        Passkey: {
            id: string;
            name: string;
            /**
             * @description Where it is kept, as the browser said: this device, a phone beside it, or a key.
             * @enum {string}
             */
            kind: "device" | "phone" | "securityKey";
            createdAt: components["schemas"]["DateTime"];
            lastUsedAt?: components["schemas"]["DateTime"];
            /** @description Backed up or on other devices, too; otherwise on one alone. */
            isSynced: boolean;
            /** @description Its counter went back, so a copy may be in use. It is not accepted any more. */
            isSuspect: boolean;
        };
        Passkeys: {
            passkeys: components["schemas"]["Passkey"][];
            /** @description How many a customer may have. */
            most: number;
        };
        /** @description Members that are not named here are allowed and not looked at. */
        PasskeyRegistration: {
            id: components["schemas"]["Bytes"];
            rawId?: components["schemas"]["Bytes"];
            /** @constant */
            type: "public-key";
            /** @enum {string} */
            authenticatorAttachment?: "platform" | "cross-platform";
            response: {
                clientDataJSON: string;
                attestationObject: string;
                transports?: string[];
            };
        };
        NewPasskey: {
            tokenId: string;
            credential: components["schemas"]["PasskeyRegistration"];
            name?: string;
        };
        PasskeyCreation: {
            responseStatus: boolean;
            tokenId: string;
            /** @description Seconds. */
            expiresIn: number;
            publicKey: {
                rp: {
                    id: string;
                    name: string;
                };
                user: {
                    id: components["schemas"]["Bytes"];
                    name: string;
                    displayName: string;
                };
                challenge: components["schemas"]["Bytes"];
                pubKeyCredParams: {
                    /** @constant */
                    type: "public-key";
                    /**
                     * @description EdDSA, ES256, RS256.
                     * @enum {integer}
                     */
                    alg: -8 | -7 | -257;
                }[];
                /** @description Milliseconds. */
                timeout: number;
                excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
                authenticatorSelection: {
                    /** @constant */
                    residentKey: "required";
                    /** @constant */
                    requireResidentKey: true;
                    /** @constant */
                    userVerification: "required";
                };
                /** @constant */
                attestation: "none";
            };
        };
        PasskeyAnswer: {
            tokenId: string;
            credential: components["schemas"]["PasskeyAssertion"];
        };
        PasskeyName: {
            /** @description 1 to 40 characters, without the space around it. */
            name: string;
        };
        LoginIdCheck: {
            responseStatus: boolean;
            successMsg?: string;
            errorMsg?: string;
            /** @description Of an email address at sign-up; false for a cellphone number, which may be on several accounts. */
            isExisting?: boolean;
            /** @description At sign-in, of a number: on several accounts that have proven it, or where none has, on several. */
            isMultipleUsers?: boolean;
            isMfaRequired?: boolean;
            /** @enum {string} */
            loginIdType?: "email" | "mobile";
        };
        AddressList: {
            addresses: components["schemas"]["Address"][];
            responseStatus?: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        AddressForm: {
            /** @enum {string} */
            titleCode?: "mr" | "mrs" | "miss" | "ms" | "mx";
            firstName: string;
            lastName: string;
            cellphone?: string;
            alternateNumber?: string;
            unitNumber?: string;
            buildingName?: string;
            additionalAddress?: string;
            /** @description The buyer on the tax invoice; needed with `vatNumber`. In a change, leaving both out leaves both as they are. */
            companyName?: string;
            /** @description The company's; ten digits that begin with 4. */
            vatNumber?: string;
            /** @description Street name. */
            line1: string;
            /** @description Street number. */
            line2: string;
            /** @description Street number and street in one line. Left out, it is made of `line2` and `line1`. */
            streetAddress?: string;
            /** @description Town or suburb; a place of the postal code, or the city around it. */
            town: string;
            city: string;
            /** @description The province. */
            region: {
                isocode: string;
            };
            postalCode: string;
            latitude?: number;
            longitude?: number;
            defaultAddress?: boolean;
        };
        /** @description Of a stock OCC client; more members than these are ignored. */
        AddressChange: {
            /** @enum {string} */
            titleCode?: "mr" | "mrs" | "miss" | "ms" | "mx";
            firstName?: string;
            lastName?: string;
            /** @description A cellphone number; `+27` may stand for the first 0. */
            phone?: string;
            cellphone?: string;
            companyName?: string;
            /** @description Number and street, `12 Berger Street`. */
            line1?: string;
            /** @description Flat 4 */
            line2?: string;
            town?: string;
            city?: string;
            region?: {
                isocode?: string;
            };
            country?: {
                isocode?: string;
            };
            postalCode?: string;
            defaultAddress?: boolean;
        };
        AddressVerification: {
            /** @enum {string} */
            decision: "ACCEPT" | "REJECT";
            suggestedAddresses?: components["schemas"]["Address"][];
            errors?: components["schemas"]["ErrorList"];
        };
        CartList: {
            carts: components["schemas"]["Cart"][];
        };
        AddToCart: {
            /** @description Code, or for a guest guid. */
            cartId?: string;
            productCode: string;
            /** @default 1 */
            quantity?: number;
            entryNumber?: number;
            tradingType?: components["schemas"]["TradingType"];
            posName?: string;
            /** @description Of the television licence the product is bought with (`sabcCustomerValidate`). The product and the licence are in the cart afterwards, or neither. */
            validationId?: string;
        };
        AddDeal: {
            /** @description Code, or for a guest guid. */
            cartCode?: string;
            /** @description Of the deal the shopper was shown. One that runs no more adds nothing and is refused with `DealEndedError` (409); without it the products are added at the prices of the moment. */
            dealCode?: string;
            dealProducts: {
                productCode: string;
                /** @default 1 */
                quantity?: number;
            }[];
        };
        Wishlist: {
            /** @description One page of them, as in a listing; left out at BASIC */
            products?: components["schemas"]["Product"][];
            /** @description All of them, latest first */
            productCodes: string[];
            pagination: {
                currentPage: number;
                pageSize: number;
                totalPages: number;
                totalResults: number;
            };
            responseStatus: boolean;
            successMsg?: string;
        };
        SaveCartResult: {
            savedCartData: components["schemas"]["Cart"];
        };
        OrderEntryList: {
            orderEntries: components["schemas"]["OrderEntry"][];
        };
        PointOfServiceRef: {
            name: string;
        };
        EntryForm: {
            /** @default 1 */
            quantity?: number;
            product: {
                code: string;
            };
            deliveryPointOfService?: components["schemas"]["PointOfServiceRef"];
        };
        CartModificationList: {
            cartModifications: components["schemas"]["CartModification"][];
        };
        VoucherList: {
            vouchers: components["schemas"]["Voucher"][];
        };
        AddLicence: {
            validationId: string;
        };
        LicenceValidation: {
            licenceType: components["schemas"]["LicenceType"];
            idNumber?: string;
            /** @description When there is no ID number. */
            passportNumber?: string;
            declaration: boolean;
        };
        LicenceValidated: {
            /** @description Good for a week, and for one cart. */
            validationId?: string;
            licenceType?: components["schemas"]["LicenceType"];
            /** @description False for who buys a first licence along with the television. */
            isLicensed?: boolean;
            licenseFeeAmount?: components["schemas"]["Price"];
            outstandingFeeAmount?: components["schemas"]["Price"];
            responseStatus: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        DeliveryInfo: {
            /** @enum {string} */
            code: "doorstep" | "pickup" | "online_only";
            name?: string;
            description?: string;
            /** @description Whether this can be chosen. */
            storeAvailable?: boolean;
            isSelected?: boolean;
            parkingType?: string;
            entrance?: string;
            estimatedTimeMsg?: string;
            deliveryCost?: components["schemas"]["Price"];
            unavailableMsg?: string;
        };
        Shipment: {
            code?: string;
            posName: string;
            displayName?: string;
            tradingType: components["schemas"]["TradingType"];
            entries?: components["schemas"]["OrderEntry"][];
            deliveryInfos?: components["schemas"]["DeliveryInfo"][];
            deliveryPointOfService?: components["schemas"]["PointOfService"];
            deliveryCost?: components["schemas"]["Price"];
            subTotal?: components["schemas"]["Price"];
            status?: string;
            statusDisplay?: string;
            statusDate?: components["schemas"]["DateTime"];
            carrier?: string;
            trackingID?: string;
            trackingUrl?: string;
            /** @description What is shown in the store to collect this part; there once it is paid and until it is collected. */
            collectionCode?: string;
            invoice?: {
                invoiceNumber?: string;
            };
            isDownloading?: boolean;
        };
        ShipmentEntries: {
            shipments: components["schemas"]["Shipment"][];
        };
        Checkout: {
            code: string;
            guid?: string;
            shipmentEntries?: components["schemas"]["ShipmentEntries"];
            entries?: components["schemas"]["OrderEntry"][];
            deliveryAddress?: components["schemas"]["Address"];
            recepientDetail?: {
                name?: string;
                uid?: string;
            };
            totalItems?: number;
            totalUnitCount?: number;
            subTotal?: components["schemas"]["Price"];
            productDiscounts?: components["schemas"]["Price"];
            orderDiscounts?: components["schemas"]["Price"];
            totalDiscounts?: components["schemas"]["Price"];
            couponDiscount?: components["schemas"]["Price"];
            couponData?: components["schemas"]["CouponData"];
            licenseFeeAmount?: components["schemas"]["Price"];
            outstandingFeeAmount?: components["schemas"]["Price"];
            tvLicence?: components["schemas"]["TvLicence"];
            /** @description Of an order with liquor. */
            ageCheck?: {
                isRequired: boolean;
                /** @description The shopper has shown to be old enough. */
                isConfirmed: boolean;
            };
            deliveryCost?: components["schemas"]["Price"];
            totalTax?: components["schemas"]["Price"];
            totalPrice?: components["schemas"]["Price"];
            totalPriceWithTax?: components["schemas"]["Price"];
            appliedProductPromotions?: components["schemas"]["PromotionResult"][];
            appliedOrderPromotions?: components["schemas"]["PromotionResult"][];
            potentialProductPromotions?: components["schemas"]["PromotionResult"][];
            potentialOrderPromotions?: components["schemas"]["PromotionResult"][];
            appliedVouchers?: components["schemas"]["Voucher"][];
            why?: components["schemas"]["DiscountReason"][];
            isPreOrderCart?: boolean;
            deposit?: components["schemas"]["PreOrderDeposit"];
            isConfirmed?: boolean;
            responseStatus: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        ShipmentChoice: {
            posName: string;
            /** @enum {string} */
            code: "doorstep" | "pickup" | "online_only";
            tradingType: components["schemas"]["TradingType"];
        };
        DeliveryChoice: {
            shipments: components["schemas"]["ShipmentChoice"][];
        };
        /** @description Someone else who collects. */
        RecepientDetail: {
            name?: string;
            /** @description Cellphone number. */
            uid?: string;
        };
        CheckoutConfirmation: {
            shipments: components["schemas"]["ShipmentChoice"][];
            recepientDetail?: components["schemas"]["RecepientDetail"];
            /** @description For liquor; nothing of it is kept but that the shopper is old enough. */
            ageDeclaration?: {
                idNumber?: string;
                /**
                 * @description When there is no ID number.
                 * @example 1990-12-31
                 */
                dateOfBirth?: string;
                confirmed?: boolean;
            };
        };
        PaymentMode: {
            /** @enum {string} */
            code: "card" | "instant_eft" | "instalments" | "store_card" | "store_credit";
            name: string;
            description?: string;
            pspLogoUrl?: string;
            isSelected?: boolean;
        };
        /** @enum {string} */
        PaymentStatus: "pending" | "succeed" | "failed" | "refunded" | "partlyRefunded";
        PaymentPageDetails: {
            code?: string;
            paymentModes: components["schemas"]["PaymentMode"][];
            paymentStatus?: components["schemas"]["PaymentStatus"];
            orderCode?: string;
            totalPriceWithTax?: components["schemas"]["Price"];
            /** @description Then only its amount is paid now. */
            deposit?: components["schemas"]["PreOrderDeposit"];
            responseStatus: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        Language: {
            isocode: string;
            name?: string;
            nativeName?: string;
            active?: boolean;
        };
        LanguageList: {
            languages: components["schemas"]["Language"][];
        };
        Currency: {
            isocode: string;
            name?: string;
            symbol?: string;
            active?: boolean;
        };
        CurrencyList: {
            currencies: components["schemas"]["Currency"][];
        };
        CountryList: {
            countries: components["schemas"]["Country"][];
        };
        Title: {
            /** @enum {string} */
            code: "mr" | "mrs" | "miss" | "ms" | "mx";
            name?: string;
        };
        TitleList: {
            titles: components["schemas"]["Title"][];
        };
        CardTypeList: {
            cardTypes: components["schemas"]["CardType"][];
        };
        ProductReferenceList: {
            references: {
                /** @enum {string} */
                referenceType: "CROSSELLING";
                preselected: boolean;
                target: components["schemas"]["Product"];
            }[];
        };
        ProductInterest: {
            product: {
                code: string;
                name: string;
                url: string;
            };
            productInterestEntry: {
                /** @enum {string} */
                interestType: "BACK_IN_STOCK";
                dateAdded: components["schemas"]["DateTime"];
            }[];
        };
        OccPagination: {
            count: number;
            page: number;
            totalCount: number;
            totalPages: number;
            hasNext: boolean;
            hasPrevious: boolean;
        };
        OccSorts: {
            code: string;
            asc: boolean;
        }[];
        ProductInterestList: {
            results: components["schemas"]["ProductInterest"][];
            pagination: components["schemas"]["OccPagination"];
            sorts: components["schemas"]["OccSorts"];
        };
        NotificationPreferenceList: {
            preferences: {
                /** @enum {string} */
                channel: "EMAIL" | "SMS";
                enabled: boolean;
                /** @description The address or number; empty without a proven number. */
                value: string;
                visible: boolean;
            }[];
        };
        CustomerCoupon: {
            /** @description What is typed in at the cart. */
            couponId: string;
            name: string;
            description?: string;
            startDate?: components["schemas"]["DateTime"];
            endDate?: components["schemas"]["DateTime"];
            /** @enum {string} */
            status: "Effective";
            allProductsApplicable: boolean;
            /** @description Never; the shop sends no news of coupons. */
            notificationOn: boolean;
        };
        CustomerCouponList: {
            coupons: components["schemas"]["CustomerCoupon"][];
            pagination: components["schemas"]["OccPagination"];
            sorts: components["schemas"]["OccSorts"];
        };
        ClaimedCoupon: {
            coupon: components["schemas"]["CustomerCoupon"];
        };
        ConsignmentTracking: {
            statusDisplay: string;
            carrierDetails?: {
                code: string;
                name: string;
            };
            trackingID?: string;
            trackingUrl?: string;
            trackingEvents: {
                eventDate: components["schemas"]["DateTime"];
                detail: string;
                referenceCode: string;
                location?: string;
            }[];
        };
        OrderInvoiceList: {
            invoices: {
                invoiceId: string;
                createdAt: components["schemas"]["DateTime"];
                netAmount: components["schemas"]["Price"];
                totalAmount: components["schemas"]["Price"];
                /** @enum {string} */
                type: "INVOICE" | "CREDIT_NOTE";
            }[];
            pagination: components["schemas"]["OccPagination"];
            sorts: components["schemas"]["OccSorts"];
        };
        PaymentDetailsList: {
            payments: components["schemas"]["PaymentDetails"][];
        };
        DeliveryModeList: {
            deliveryModes: components["schemas"]["DeliveryMode"][];
        };
        ChosenDeliveryMode: {
            code?: string;
            name?: string;
            description?: string;
            deliveryCost?: components["schemas"]["Price"];
        };
        /** @enum {string} */
        OrderState: "CREATED" | "PAYMENT_PENDING" | "PAYMENT_CAPTURED" | "PAYMENT_NOT_CAPTURED" | "READY" | "OPEN" | "ON_HOLD" | "ORDER_SPLIT" | "PROCESSING_ERROR" | "CANCELLING" | "CANCELLED" | "COMPLETED";
        OrderHistoryItem: {
            code: string;
            guid?: string;
            status: components["schemas"]["OrderState"];
            statusDisplay?: string;
            placed: components["schemas"]["DateTime"];
            total: components["schemas"]["Price"];
            paymentStatus?: components["schemas"]["PaymentStatus"];
            paymentMode?: components["schemas"]["PaymentMode"];
            cartCode?: string;
            /** @description The shopper pressed Cancel on the gateway's page and has started no other payment. Nothing is decided by it: `paymentStatus` stays pending until the gateway says what became of the payment. */
            isPaymentLeft?: boolean;
            /** @description Only while the order is unpaid and may be paid, now or once more (POST …/payment). */
            payableUntil?: components["schemas"]["DateTime"];
            /**
             * @description Of an order that came to nothing, unless the shopper cancelled it. undelivered: the shop could not deliver it, what was paid goes back; orderFailed: the payment failed.
             * @enum {string}
             */
            failureScenario?: "undelivered" | "orderFailed";
            totalItems?: number;
            totalUnitCount?: number;
            isPreOrderCart?: boolean;
            shipmentEntries?: components["schemas"]["ShipmentEntries"];
            entries?: components["schemas"]["OrderEntry"][];
        };
        OrderHistory: {
            orders: components["schemas"]["OrderHistoryItem"][];
            pagination: components["schemas"]["Pagination"];
            sorts?: components["schemas"]["Sort"][];
            responseStatus?: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        PlaceOrder: {
            cartId?: string;
            paymentMode: string;
            termsChecked?: boolean;
            /** @description The same order was placed a moment ago and is wanted again. */
            confirmDuplicate?: boolean;
            "sap-outbound-id"?: string;
        };
        /** @description Of a pre-order that is paid in two parts. `paymentStatus` is about the deposit, this about the balance. */
        OrderDeposit: {
            amount: components["schemas"]["Price"];
            balance: components["schemas"]["Price"];
            /**
             * @description toPay: the deposit is not paid; paid: it is, and the product not released; due: the balance is to be paid; paying: a payment of it is under way, and another may be begun; settled: both are paid; ended: the order was cancelled before.
             * @enum {string}
             */
            state: "toPay" | "paid" | "due" | "paying" | "settled" | "ended";
            askedAt?: components["schemas"]["DateTime"];
            /** @description The last moment the balance may be paid; afterwards the order is cancelled and the deposit returned. */
            payBy?: components["schemas"]["DateTime"];
            /** @description Of the last try to pay the balance. */
            failureReason?: string;
            /** @description The ways to pay the balance while it is to be paid. */
            paymentModes?: components["schemas"]["PaymentMode"][];
        };
        /** @description Where to send the browser: a GET to `url`, or a form with these fields in this order. */
        PaymentInstruction: {
            /** @enum {string} */
            method: "GET" | "POST";
            url: string;
            merchantRef?: string;
            fields: {
                name: string;
                value: string;
            }[];
        };
        Consignment: {
            code: string;
            status: string;
            statusDisplay?: string;
            statusDate?: components["schemas"]["DateTime"];
            trackingID?: string;
            entries?: {
                orderEntry?: components["schemas"]["OrderEntry"];
                quantity?: number;
                shippedQuantity?: number;
            }[];
            shippingAddress?: components["schemas"]["Address"];
            deliveryPointOfService?: components["schemas"]["PointOfService"];
            deliveryMode?: components["schemas"]["DeliveryMode"];
            shippingDate?: components["schemas"]["DateTime"];
            warehouseCode?: string;
        };
        Order: {
            type?: string;
            code: string;
            guid?: string;
            status: components["schemas"]["OrderState"];
            /**
             * @example created
             * @example open
             * @example processing
             * @example pending
             * @example completed
             * @example cancelled
             * @example error
             */
            statusDisplay?: string;
            created?: components["schemas"]["DateTime"];
            placed?: components["schemas"]["DateTime"];
            guestCustomer?: boolean;
            site?: string;
            store?: string;
            net?: boolean;
            calculated?: boolean;
            user?: components["schemas"]["Principal"];
            cartCode?: string;
            isPreOrderCart?: boolean;
            deposit?: components["schemas"]["OrderDeposit"];
            payment?: components["schemas"]["PaymentInstruction"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            paymentMode?: components["schemas"]["PaymentMode"];
            paymentInfo?: components["schemas"]["PaymentDetails"];
            deliveryMode?: components["schemas"]["DeliveryMode"];
            paymentFailureReason?: string;
            /** @description Pending for more than 30 minutes. */
            isPaymentUnknown?: boolean;
            /** @description The shopper pressed Cancel on the gateway's page and has started no other payment. Nothing is decided by it: `paymentStatus` stays pending until the gateway says what became of the payment. */
            isPaymentLeft?: boolean;
            /** @description Only while the order is unpaid and may be paid, now or once more (POST …/payment). */
            payableUntil?: components["schemas"]["DateTime"];
            /** @description Until when the items of an unpaid order are kept for it, after a payment that failed too. */
            heldUntil?: components["schemas"]["DateTime"];
            /**
             * @description Of an order that came to nothing, unless the shopper cancelled it. undelivered: the shop could not deliver it, what was paid goes back; orderFailed: the payment failed.
             * @enum {string}
             */
            failureScenario?: "undelivered" | "orderFailed";
            shipmentEntries?: components["schemas"]["ShipmentEntries"];
            entries?: components["schemas"]["OrderEntry"][];
            unconsignedEntries?: components["schemas"]["OrderEntry"][];
            consignments?: components["schemas"]["Consignment"][];
            timeline?: {
                status: string;
                statusDisplay?: string;
                at: components["schemas"]["DateTime"];
                note?: string;
                /** @description The part it is about. */
                consignment?: string;
            }[];
            deliveryAddress?: components["schemas"]["Address"];
            recepientDetail?: {
                name?: string;
                uid?: string;
            };
            deliveryStatus?: string;
            deliveryStatusDisplay?: string;
            expectedDeliveryMsg?: string;
            cancellable?: boolean;
            /** @description Some of it came free or cheaper with the rest; cancelling part takes that away, too. */
            cancelTakesGifts?: boolean;
            /** @description What refunds came short by for what is kept without having bought what earned it. */
            withheldAmount?: components["schemas"]["Price"];
            /** @description What has gone back to the shopper, or is on its way; absent when nothing has. */
            refundedAmount?: components["schemas"]["Price"];
            returnable?: boolean;
            /** @description Invoices and credit notes; downloaded by their id. */
            billingDocuments?: {
                id: string;
                /** @enum {string} */
                type: "INVOICE" | "CREDIT_NOTE";
                consignment: string;
            }[];
            totalItems?: number;
            totalUnitCount?: number;
            deliveryItemsQuantity?: number;
            pickupItemsQuantity?: number;
            subTotal?: components["schemas"]["Price"];
            productDiscounts?: components["schemas"]["Price"];
            orderDiscounts?: components["schemas"]["Price"];
            totalDiscounts?: components["schemas"]["Price"];
            couponDiscount?: components["schemas"]["Price"];
            couponData?: components["schemas"]["CouponData"];
            licenseFeeAmount?: components["schemas"]["Price"];
            outstandingFeeAmount?: components["schemas"]["Price"];
            deliveryCost?: components["schemas"]["Price"];
            totalTax?: components["schemas"]["Price"];
            totalPrice?: components["schemas"]["Price"];
            totalPriceWithTax?: components["schemas"]["Price"];
            total?: components["schemas"]["Price"];
            why?: components["schemas"]["DiscountReason"][];
            appliedProductPromotions?: components["schemas"]["PromotionResult"][];
            appliedOrderPromotions?: components["schemas"]["PromotionResult"][];
            appliedVouchers?: components["schemas"]["Voucher"][];
            responseStatus?: boolean;
            successMsg?: string;
            errorMsg?: string;
        };
        Cancellation: {
            /** @description Which units; without it everything that is left. */
            cancellationRequestEntryInputs?: {
                orderEntryNumber: number;
                quantity: number;
            }[];
            cancelReason?: string;
        };
        CancellationPreview: {
            entries: {
                orderEntryNumber: number;
                quantity: number;
                totalPrice: components["schemas"]["Price"];
                /** @description It goes along without having been named. */
                isGift: boolean;
            }[];
            deliveryCost: components["schemas"]["Price"];
            licenseFeeAmount: components["schemas"]["Price"];
            /** @description Taken off for gifts kept without what earned them; below zero, given back after all. */
            withheldAmount: components["schemas"]["Price"];
            refundAmount: components["schemas"]["Price"];
            responseStatus?: boolean;
        };
        OldOrder: {
            code: string;
            /** @description As the former system called it. */
            status: string;
            placed: components["schemas"]["DateTime"];
            total: components["schemas"]["Price"];
            entries?: {
                code?: string;
                name?: string;
                quantity?: number;
                totalPrice?: components["schemas"]["Price"];
            }[];
        };
        OldOrderHistory: {
            orders: components["schemas"]["OldOrder"][];
            pagination: components["schemas"]["Pagination"];
            /** @description They are found by the email address, which a code has not shown to be the customer's yet (`users/{user}/contactOtp`). */
            isProofNeeded?: boolean;
            responseStatus?: boolean;
        };
        PaymentTransaction: {
            transactionId: string;
            orderCode: string;
            /** @enum {string} */
            part: "whole" | "deposit" | "balance";
            paymentMode: string;
            amount: components["schemas"]["Price"];
            /** @enum {string} */
            state: "created" | "redirected" | "pending" | "succeed" | "failed" | "part_refunded" | "refunded";
            /** @description No more need be asked. */
            isFinal: boolean;
            orderPaymentStatus: components["schemas"]["PaymentStatus"];
            failureReason?: string;
            payment?: components["schemas"]["PaymentInstruction"];
            /** @description Where the browser ends up whatever became of the payment. */
            returnUrl: string;
            expiresAt: components["schemas"]["DateTime"];
            responseStatus?: boolean;
        };
        /**
         * @description OCC's.
         * @enum {string}
         */
        ReturnState: "APPROVAL_PENDING" | "APPROVING" | "WAIT" | "RECEIVING" | "RECEIVED" | "REVERSING_PAYMENT" | "PAYMENT_REVERSED" | "PAYMENT_REVERSAL_FAILED" | "COMPLETED" | "CANCELED";
        /**
         * @description How it is shown.
         * @enum {string}
         */
        ReturnStatus: "received" | "approving" | "pending" | "fail" | "refunded" | "replaced";
        /**
         * @description Where it is in its life.
         * @enum {string}
         */
        ReturnStep: "requested" | "authorised" | "collectionBooked" | "droppedOff" | "collected" | "inspected" | "refunded" | "replaced" | "sentBack" | "declined" | "cancelled" | "expired";
        Attachment: {
            id: string;
            filename: string;
            /** @enum {string} */
            mediaType: "image/jpeg" | "image/png" | "application/pdf";
            /** @description In bytes, as it is kept. */
            size: number;
        };
        ReturnRequestEntry: {
            orderEntry: components["schemas"]["OrderEntry"];
            expectedQuantity: number;
            /** @description What these units come to, before what is taken off for gifts; once it is paid back, what was. */
            refundAmount: components["schemas"]["Price"];
            reasonCode: string;
            reasonName: string;
            comment?: string;
            attachments?: components["schemas"]["Attachment"][];
            /** @description Once it has been looked at, how many units were what. */
            inspection?: {
                sellable: number;
                refurbish: number;
                scrap: number;
            };
        };
        ReturnMode: {
            /**
             * @description 1: dropAtStore, 2: requestPickup.
             * @enum {integer}
             */
            returnCode: 1 | 2;
            /**
             * @example Drop it at a store
             * @example We collect it
             */
            name: string;
            isAvailable?: boolean;
            notAvailableMsg?: string;
            /** @description Of a pick-up: the first day the courier can come, as `Fri 12 June`. */
            firstDay?: string;
        };
        ReturnPickup: {
            /** @enum {integer} */
            requestPickupType: 1 | 2;
            formattedAddress: string;
            /** @description Who hands it over. */
            name: string;
            /** @description Cellphone number. */
            uid: string;
            carrier?: string;
            /** @description The carrier's, once it is booked. */
            reference?: string;
            /** @description On which it is collected, as `Fri 12 June`, once it is booked. */
            day?: string;
            /** @example 08:00 to 17:00 */
            window?: string;
        };
        ReturnRefund: {
            amount: components["schemas"]["Price"];
            /** @enum {string} */
            state: "onItsWay" | "paid" | "delayed";
            paidAt?: components["schemas"]["DateTime"];
        };
        ReturnSummary: {
            /** @example R-10001 */
            code: string;
            /** @description The same as `code`. */
            returnRequestCode?: string;
            /** @example R-10001 */
            rma: string;
            status: components["schemas"]["ReturnState"];
            returnStatus: components["schemas"]["ReturnStatus"];
            step: components["schemas"]["ReturnStep"];
            /**
             * @example We have your request
             * @example Waiting for your item
             */
            statusDisplay?: string;
            /**
             * @description What is next, in one sentence.
             * @example Bring it to Spaza Waterfall by Fri 19 June.
             */
            statusMessage?: string;
            creationTime: components["schemas"]["DateTime"];
            orderCode: string;
            shipmentCode?: string;
            cancellable?: boolean;
            refundDeliveryCost?: boolean;
            returnEntries?: components["schemas"]["ReturnRequestEntry"][];
            subTotal?: components["schemas"]["Price"];
            deliveryCost?: components["schemas"]["Price"];
            withheldAmount?: components["schemas"]["Price"];
            /** @description What goes back; before it was paid back, what is expected to. */
            totalPrice?: components["schemas"]["Price"];
            returnMode?: components["schemas"]["ReturnMode"];
            store?: components["schemas"]["PointOfService"];
            pickup?: components["schemas"]["ReturnPickup"];
            /** @description What is shown in the store, once approved; as long as it is to be handed in. */
            dropOffCode?: string;
            /** @description While it is looked at, by when the shop answers. */
            answerBy?: components["schemas"]["DateTime"];
            /** @description Once approved, by when it must be handed in. */
            handInUntil?: components["schemas"]["DateTime"];
            refund?: components["schemas"]["ReturnRefund"];
            /** @description Why it was not approved, or was sent back, in the shop's words. */
            failureReason?: string;
            /** @description Only while there is a label. */
            returnLabelDownloadUrl?: string;
            /** @description The credit notes. */
            billingDocuments?: {
                id: string;
            }[];
        };
        ReturnRequestList: {
            returnRequests: components["schemas"]["ReturnSummary"][];
            pagination: components["schemas"]["Pagination"];
            sorts: components["schemas"]["Sort"][];
        };
        ReturnTimelineRow: {
            step: components["schemas"]["ReturnStep"];
            returnStatus: components["schemas"]["ReturnStatus"];
            statusDisplay: string;
            at: components["schemas"]["DateTime"];
            note?: string;
        };
        ReturnRequest: {
            /** @example R-10001 */
            code: string;
            /** @description The same as `code`. */
            returnRequestCode?: string;
            /** @example R-10001 */
            rma: string;
            status: components["schemas"]["ReturnState"];
            returnStatus: components["schemas"]["ReturnStatus"];
            step: components["schemas"]["ReturnStep"];
            /**
             * @example We have your request
             * @example Waiting for your item
             */
            statusDisplay?: string;
            /**
             * @description What is next, in one sentence.
             * @example Bring it to Spaza Waterfall by Fri 19 June.
             */
            statusMessage?: string;
            creationTime: components["schemas"]["DateTime"];
            orderCode: string;
            shipmentCode?: string;
            cancellable?: boolean;
            refundDeliveryCost?: boolean;
            returnEntries?: components["schemas"]["ReturnRequestEntry"][];
            subTotal?: components["schemas"]["Price"];
            deliveryCost?: components["schemas"]["Price"];
            withheldAmount?: components["schemas"]["Price"];
            /** @description What goes back; before it was paid back, what is expected to. */
            totalPrice?: components["schemas"]["Price"];
            returnMode?: components["schemas"]["ReturnMode"];
            store?: components["schemas"]["PointOfService"];
            pickup?: components["schemas"]["ReturnPickup"];
            /** @description What is shown in the store, once approved; as long as it is to be handed in. */
            dropOffCode?: string;
            /** @description While it is looked at, by when the shop answers. */
            answerBy?: components["schemas"]["DateTime"];
            /** @description Once approved, by when it must be handed in. */
            handInUntil?: components["schemas"]["DateTime"];
            refund?: components["schemas"]["ReturnRefund"];
            /** @description Why it was not approved, or was sent back, in the shop's words. */
            failureReason?: string;
            /** @description Only while there is a label. */
            returnLabelDownloadUrl?: string;
            /** @description The credit notes. */
            billingDocuments?: {
                id: string;
            }[];
            /** @description Oldest first. */
            timeline?: components["schemas"]["ReturnTimelineRow"][];
            responseStatus?: boolean;
            successMsg?: string;
        };
        ReturnReasonUntil: {
            /** @description Of a reason. */
            code: string;
            /** @description The last moment of the last day on which it can be given. */
            until: components["schemas"]["DateTime"];
        };
        ReturnableEntry: {
            entryNumber: number;
            productCode: string;
            productName: string;
            url?: string;
            image?: components["schemas"]["Image"];
            /** @description What was bought. */
            quantity: number;
            /** @description Delivered, less what came back and what is on its way back. */
            returnableQuantity: number;
            /** @description What was paid for one unit after its discounts. */
            amount?: components["schemas"]["Price"];
            giveAway?: boolean;
            /** @description At least one unit, for at least one reason. */
            isReturnable: boolean;
            /** @description Those that can still be given for it, with their time. */
            reasons?: components["schemas"]["ReturnReasonUntil"][];
            /** @description Also when it is over; not for what cannot come back without a fault. */
            changeOfMindUntil?: components["schemas"]["DateTime"];
            faultUntil?: components["schemas"]["DateTime"];
            /**
             * @description Why not, or why only for a fault; clients act on this, never on the wording.
             * @enum {string}
             */
            notReturnableReason?: "notDelivered" | "cancelled" | "allReturned" | "windowClosed" | "liquor" | "notReturnableKind";
            notReturnableMsg?: string;
        };
        ReturnableShipment: {
            shipmentCode: string;
            /** @description When it was delivered or collected; absent while it was not. */
            deliveredAt?: components["schemas"]["DateTime"];
            /** @description It was collected in a store. */
            isCollected?: boolean;
            entries: components["schemas"]["ReturnableEntry"][];
        };
        ReturnReason: {
            /** @enum {string} */
            code: "ProductDamaged" | "Faulty" | "WrongItem" | "HighPrice" | "ChangedMind";
            /**
             * @example Product damaged
             * @example Found it cheaper
             */
            name: string;
            /** @description At least one picture has to come with it. */
            attachmentRequired: boolean;
        };
        ReturnEntries: {
            orderCode: string;
            /** @description At least one entry is. */
            isReturnable: boolean;
            shipments: components["schemas"]["ReturnableShipment"][];
            reasons: components["schemas"]["ReturnReason"][];
            modes: components["schemas"]["ReturnMode"][];
            /** @description Codes of its returns that are under way. */
            openReturns?: string[];
            /** @description With one return. */
            mostFiles?: number;
            /** @description Of one file. */
            mostBytes?: number;
        };
        ReturnPreviewForm: {
            orderCode: string;
            shipmentCode: string;
            entries: {
                entryNumber: number;
                quantity: number;
                reasonCode: string;
            }[];
        };
        ReturnPreview: {
            entries: {
                entryNumber: number;
                quantity: number;
                amount: components["schemas"]["Price"];
            }[];
            subTotal: components["schemas"]["Price"];
            /** @description What was paid for the delivery, when it goes back too. */
            deliveryCost: components["schemas"]["Price"];
            /** @description Taken off for gifts and deals kept without what earned them; below zero, given back after all. */
            withheldAmount: components["schemas"]["Price"];
            refundAmount: components["schemas"]["Price"];
            /** @description Units that came free or cheaper with what goes back; with them nothing is taken off. */
            keptGifts: {
                entryNumber: number;
                quantity: number;
                productName: string;
            }[];
            /** @description A television licence was paid with the order; it is not paid back. */
            licenceFeeStays?: boolean;
            responseStatus?: boolean;
        };
        /** @description Who hands it over, when it is somebody else. */
        ReturnContact: {
            name: string;
            /** @description Cellphone number. */
            uid: string;
        };
        ReturnIntent: {
            orderCode: string;
            shipmentCode: string;
            entries: {
                entryNumber: number;
                quantity: number;
                reasonCode: string;
                /** @description What happened. */
                comment?: string;
                /** @description Names of the parts that are this entry's files; for damaged products only. */
                attachments?: string[];
                /** @description Ids of files uploaded before; for damaged products only. */
                attachmentIds?: string[];
            }[];
            /**
             * @description 1: dropAtStore, 2: requestPickup.
             * @enum {integer}
             */
            returnCode: 1 | 2;
            /** @description With dropAtStore. */
            storeId?: string;
            /**
             * @description With requestPickup: 1 self (the default), 2 different: somebody else hands it over.
             * @enum {integer}
             */
            requestPickupType?: 1 | 2;
            /** @description With requestPickup: one of the customer's addresses; without it the one of the order. */
            addressId?: string;
            recepientDetail?: components["schemas"]["ReturnContact"];
        };
        ReturnIntentForm: {
            returnRequest: components["schemas"]["ReturnIntent"];
            /** @description Files; any other name of a part does too. */
            file?: string[];
        };
        DropOffStores: {
            stores: components["schemas"]["PointOfService"][];
            pagination: components["schemas"]["Pagination"];
        };
        TicketCategory: {
            /** @enum {string} */
            id: "ORDER" | "RETURN" | "PAYMENT" | "ACCOUNT" | "PRIVACY" | "ENQUIRY";
            name: string;
        };
        TicketCategories: {
            ticketCategories: components["schemas"]["TicketCategory"][];
        };
        TicketObject: {
            code: string;
            /** @enum {string} */
            type: "Order";
            modifiedAt: components["schemas"]["DateTime"];
        };
        TicketAssociatedObjects: {
            ticketAssociatedObjects: components["schemas"]["TicketObject"][];
        };
        TicketStatus: {
            /** @enum {string} */
            id: "OPEN" | "INPROCESS" | "CLOSED";
            /**
             * @description Created until the shop has answered for the first time.
             * @enum {string}
             */
            name: "Created" | "Open" | "In Progress" | "Solved";
        };
        TicketSummary: {
            id: string;
            customerId?: string;
            subject: string;
            createdAt: components["schemas"]["DateTime"];
            modifiedAt: components["schemas"]["DateTime"];
            status: components["schemas"]["TicketStatus"];
            ticketCategory: components["schemas"]["TicketCategory"];
            associatedTo?: components["schemas"]["TicketObject"];
            /** @description The last word is the shop's. */
            answered: boolean;
        };
        TicketList: {
            tickets: components["schemas"]["TicketSummary"][];
            pagination: components["schemas"]["Pagination"];
            sorts: components["schemas"]["Sort"][];
        };
        TicketForm: {
            subject: string;
            body: string;
            /**
             * @description The id; ENQUIRY without one.
             * @enum {string}
             */
            ticketCategory?: "ORDER" | "RETURN" | "PAYMENT" | "ACCOUNT" | "PRIVACY" | "ENQUIRY";
            /** @description The code of an order of the customer's. */
            associatedTo?: string;
            file?: string[];
            attachmentId?: string[];
        };
        TicketSatisfaction: {
            helped: boolean;
            comment?: string;
            createdAt: components["schemas"]["DateTime"];
        };
        TicketEvent: {
            code: string;
            author: string;
            createdAt: components["schemas"]["DateTime"];
            message: string;
            addedByAgent: boolean;
            toStatus?: components["schemas"]["TicketStatus"];
            ticketEventAttachments?: components["schemas"]["Attachment"][];
        };
        Ticket: {
            id: string;
            customerId?: string;
            subject: string;
            createdAt: components["schemas"]["DateTime"];
            modifiedAt: components["schemas"]["DateTime"];
            status: components["schemas"]["TicketStatus"];
            ticketCategory: components["schemas"]["TicketCategory"];
            associatedTo?: components["schemas"]["TicketObject"];
            /** @description The last word is the shop's. */
            answered: boolean;
            /** @description It is solved and the customer has not said yet whether that helped. */
            canRate: boolean;
            satisfaction?: components["schemas"]["TicketSatisfaction"];
            /** @description Oldest first. */
            ticketEvents: components["schemas"]["TicketEvent"][];
            responseStatus?: boolean;
            successMsg?: string;
        };
        TicketComments: {
            comments: components["schemas"]["TicketEvent"][];
        };
        TicketCommentForm: {
            body: string;
            file?: string[];
            attachmentId?: string[];
        };
        TicketSatisfactionForm: {
            helped: boolean;
            comment?: string;
        };
        PriceBeatStatus: {
            /** @enum {string} */
            id: "SENT" | "CHECKING" | "AGREED" | "REFUSED" | "PAID";
            name: string;
        };
        PriceBeatClaimRef: {
            id: string;
            status: components["schemas"]["PriceBeatStatus"];
        };
        PriceBeatEntry: {
            entryNumber: number;
            /** @description For the form; always false. */
            isSelected: boolean;
            /** @description The product's. */
            code: string;
            productName: string;
            url?: string;
            imageUrl?: string;
            /** @description Units that were kept. */
            quantity: number;
            productPrice: components["schemas"]["Price"];
            purchaseInfoDetailsMsg: string;
            /** @description While it may be claimed for. */
            priceBeatdaysLeftMsg?: string;
            /** @description While it may be claimed for; 0: today is the last day. */
            daysLeft?: number;
            claimable: boolean;
            /** @description Why it may not be claimed for. */
            reason?: string;
            /** @description Claims there are */
            claims?: components["schemas"]["PriceBeatClaimRef"][];
        };
        PriceBeatEntries: {
            orderCode: string;
            placed: components["schemas"]["DateTime"];
            /** @description How many days after the purchase a claim may be made. */
            windowDays: number;
            entries: components["schemas"]["PriceBeatEntry"][];
        };
        PriceBeatForm: {
            /** @description Rand, with VAT, such as 9499.00. */
            competitorPrice: string;
            /** @description The same product's page at the other shop. */
            competitorProductURL: string;
            /** @description After the purchase. */
            orderCode?: string;
            /** @description After the purchase. */
            entryNumber?: string;
            /** @description Before the purchase: the shop's own page of the product. */
            ownProductURL?: string;
            /** @description What the customer was shown; refused when it is another now. */
            ownPrice?: string;
            comment?: string;
            file?: string[];
            attachmentId?: string[];
        };
        PriceBeatStep: {
            status: components["schemas"]["PriceBeatStatus"];
            at: components["schemas"]["DateTime"];
        };
        PriceBeatClaim: {
            id: string;
            /** @enum {string} */
            requestType: "post_purchase_price_beat" | "pre_purchase_price_beat";
            status: components["schemas"]["PriceBeatStatus"];
            createdAt: components["schemas"]["DateTime"];
            modifiedAt: components["schemas"]["DateTime"];
            orderCode?: string;
            entryNumber?: number;
            productCode: string;
            productName: string;
            url?: string;
            imageUrl?: string;
            ownPrice: components["schemas"]["Price"];
            competitorPrice: components["schemas"]["Price"];
            competitorProductURL: string;
            competitorHost: string;
            difference: components["schemas"]["Price"];
            bonus: components["schemas"]["Price"];
            amount: components["schemas"]["Price"];
            beatenPrice?: components["schemas"]["Price"];
            /** @description Why it was refused. */
            reason?: string;
            comment?: string;
            /** @description Before the purchase, once it is agreed. */
            couponCode?: string;
            couponEnds?: components["schemas"]["DateTime"];
            couponUsed?: boolean;
            /** @description After the purchase, once it is agreed. */
            creditNote?: string;
            attachments?: components["schemas"]["Attachment"][];
            /** @description Oldest first. */
            steps: components["schemas"]["PriceBeatStep"][];
            responseStatus?: boolean;
            successMsg?: string;
        };
        PriceBeatClaimList: {
            claims: components["schemas"]["PriceBeatClaim"][];
            pagination: components["schemas"]["Pagination"];
        };
        BaseStoreOfSite: {
            name?: string;
            languages?: components["schemas"]["Language"][];
            defaultLanguage?: components["schemas"]["Language"];
            currencies?: components["schemas"]["Currency"][];
            defaultCurrency?: components["schemas"]["Currency"];
        };
        BaseSite: {
            uid: string;
            name?: string;
            channel?: string;
            theme?: string;
            defaultLanguage?: components["schemas"]["Language"];
            /** @description Regular expressions: a page address that one matches belongs to the site. */
            urlPatterns?: string[];
            /** @description What a page address says of the context; nothing. */
            urlEncodingAttributes?: string[];
            stores?: components["schemas"]["BaseStoreOfSite"][];
        };
        BaseSiteList: {
            baseSites: components["schemas"]["BaseSite"][];
        };
        Token: {
            access_token: string;
            /** @constant */
            token_type: "bearer";
            refresh_token?: string;
            expires_in: number;
            scope?: string;
        };
        OAuthError: {
            /** @enum {string} */
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "invalid_token" | "unauthorized_client" | "unsupported_grant_type" | "invalid_scope" | "temporarily_unavailable" | "mfa_required";
            error_description?: string;
        };
        OAuthErrorOrList: components["schemas"]["OAuthError"] | components["schemas"]["ErrorList"];
        ShippedWith: {
            carrier?: string;
            trackingID?: string;
            trackingUrl?: string;
            /** @description With `collect`, what the shopper showed; a wrong one is refused. Capitals and spaces do not matter. */
            collectionCode?: string;
        };
        MovedConsignment: {
            consignment: string;
            status: string;
            order: string;
            orderStatus: components["schemas"]["OrderState"];
            responseStatus?: boolean;
        };
        Health: {
            /** @enum {string} */
            status: "UP" | "DOWN";
            checks?: {
                [key: string]: unknown;
            };
        };
        /** @enum {string} */
        StaffRole: "owner" | "operations" | "packer" | "service-desk" | "finance" | "auditor";
        /**
         * @description `desk` read returns, price beats, tickets and what customers sent; `serve` decide and answer there; `pay` give money, goods or a coupon; `audit` read what staff did; `orders` find and open orders; `contact` see customers' email; `fulfil` pack, send and hand over; `cancel` cancel before packing, with the money back; `note` write notes; `staff` say who works here, and as what.
         * @enum {string}
         */
        StaffRight: "desk" | "serve" | "pay" | "audit" | "orders" | "contact" | "fulfil" | "cancel" | "note" | "staff";
        StaffSession: {
            name: string;
            email: string;
            roles: components["schemas"]["StaffRole"][];
            rights: components["schemas"]["StaffRight"][];
            expiresAt: components["schemas"]["DateTime"];
            idleLockAfterSeconds: number;
        };
        StaffDoor: {
            /** @enum {string} */
            state: "out" | "locked" | "in";
            shopName: string;
            /** @description Whose session is locked. */
            lockedName?: string;
            staff?: components["schemas"]["StaffSession"];
        };
        StaffSignInForm: {
            email: string;
            password: string;
            /** @description Six digits of the authenticator app; spaces do not matter. */
            code: string;
        };
        StaffUnlockForm: {
            password: string;
        };
        StaffLinkForm: {
            token: string;
        };
        StaffInvitation: {
            email: string;
            name: string;
            roles: components["schemas"]["StaffRole"][];
            /** @description For the app, in base 32. */
            secret: string;
            /** @description The same as an address, to show as a QR code. */
            otpauthUrl: string;
            expiresAt: components["schemas"]["DateTime"];
            /** @description The person had an account before. */
            isReset: boolean;
        };
        StaffAcceptForm: {
            token: string;
            password: string;
            code: string;
        };
        StaffMember: {
            id: string;
            email: string;
            name: string;
            roles: components["schemas"]["StaffRole"][];
            /** @enum {string} */
            state: "invited" | "active" | "disabled";
            createdAt: components["schemas"]["DateTime"];
            signedInAt?: components["schemas"]["DateTime"];
            /** @description Counts as one person with them where two must agree, until another owner confirms it. */
            invitedBy?: string;
        };
        StaffMemberList: {
            members: components["schemas"]["StaffMember"][];
        };
        StaffInviteForm: {
            email: string;
            /** @description One person, one name. */
            name: string;
            roles: components["schemas"]["StaffRole"][];
        };
        StaffInvited: {
            member: components["schemas"]["StaffMember"];
            until: components["schemas"]["DateTime"];
        };
        StaffRolesForm: {
            roles: components["schemas"]["StaffRole"][];
        };
        StaffTodayHour: {
            hour: number;
            turnover: components["schemas"]["Price"];
            turnoverLastWeek: components["schemas"]["Price"];
        };
        StaffTodaySums: {
            /** @description Paid orders that were placed today, so far. */
            orders: number;
            /** @description On the same weekday last week, up to the same time of day. */
            ordersLastWeek: number;
            turnover: components["schemas"]["Price"];
            turnoverLastWeek: components["schemas"]["Price"];
            /** @description All 24; of last week the whole day. */
            hours: components["schemas"]["StaffTodayHour"][];
        };
        StaffWaiting: {
            /** @enum {string} */
            what: "toPack" | "readyTooLong" | "inDoubt" | "refunds" | "returns" | "claims" | "tickets" | "reviews";
            count: number;
            oldestAt?: components["schemas"]["DateTime"];
            amount?: components["schemas"]["Price"];
            /** @enum {string} */
            screen: "orders" | "refunds" | "returns" | "claims" | "tickets" | "reviews";
            /** @description What opens its list there, such as `view=toPack&sort=oldest`. */
            query: string;
        };
        StaffToday: {
            day: string;
            at: components["schemas"]["DateTime"];
            sums?: components["schemas"]["StaffTodaySums"];
            /** @description All lines the person may open, also those with nothing in them. */
            waiting: components["schemas"]["StaffWaiting"][];
        };
        /**
         * @description `open`: some part is on its way to the shopper; `toPack`, `packed`, `onTheRoad`, `readyToCollect`, `handedOver` (collected or delivered): some part is there; `readyTooLong`: ready to collect for a week; `unpaid`: waits for a payment; `inDoubt`: paid another amount, or taken back; `preOrders`: not handed over yet.
         * @default all
         * @enum {string}
         */
        StaffOrderView: "open" | "toPack" | "packed" | "onTheRoad" | "readyToCollect" | "readyTooLong" | "handedOver" | "unpaid" | "inDoubt" | "preOrders" | "cancelled" | "all";
        /** @enum {string} */
        StaffPaymentStatus: "pending" | "succeed" | "failed" | "partlyRefunded" | "refunded";
        /** @enum {string} */
        StaffPartStatus: "WAITING" | "READY" | "PICKPACK" | "SHIPPED" | "READY_FOR_PICKUP" | "PICKUP_COMPLETE" | "DELIVERY_COMPLETED" | "CANCELLED";
        /**
         * @description pick: packed; ship: on the road; ready: waits in the store; collect: the shopper has it; deliver: at the door.
         * @enum {string}
         */
        StaffStep: "pick" | "ship" | "ready" | "collect" | "deliver";
        StaffOrderPartRow: {
            code: string;
            store: string;
            storeName: string;
            /** @enum {string} */
            delivery: "door" | "pickup";
            status: components["schemas"]["StaffPartStatus"];
            statusText: string;
            since: components["schemas"]["DateTime"];
            /** @description As told at checkout, such as `Delivered by Fri 12 June`. */
            promise?: string;
            nextStep?: components["schemas"]["StaffStep"];
        };
        StaffOrderRow: {
            code: string;
            placedAt: components["schemas"]["DateTime"];
            customerName: string;
            /** @description Where it is delivered. */
            town?: string;
            postalCode?: string;
            units: number;
            total: components["schemas"]["Price"];
            /** @description OCC words: READY, OPEN, COMPLETED, CANCELLED, … */
            status: string;
            statusText: string;
            paymentStatus: components["schemas"]["StaffPaymentStatus"];
            /** @description As shoppers read it. */
            paymentMode: string;
            isInDoubt: boolean;
            isPreOrder: boolean;
            /** @description How many notes of staff it has. */
            notes: number;
            parts: components["schemas"]["StaffOrderPartRow"][];
        };
        StaffOrderList: {
            orders: components["schemas"]["StaffOrderRow"][];
            pagination: components["schemas"]["Pagination"];
            /** @description There are more than the total says: counting ends at 10 000, and pages with it. */
            isCountCut: boolean;
        };
        StaffOrderViewCount: {
            view: components["schemas"]["StaffOrderView"];
            /** @description Counting ends at 10 000. */
            count: number;
        };
        StaffOrderViews: {
            views: components["schemas"]["StaffOrderViewCount"][];
        };
        StaffOrderCustomer: {
            id: string;
            name: string;
            /** @description Needs the right `contact`. */
            email?: string;
            phone?: string;
            /** @description How many this customer has placed. */
            orders: number;
        };
        StaffOrderPlace: {
            name: string;
            phone?: string;
            lines: string[];
            town?: string;
            postalCode?: string;
            /** @description What the courier should know. */
            instructions?: string;
        };
        StaffOrderRecipient: {
            name: string;
            phone?: string;
        };
        StaffOrderShare: {
            promotion: string;
            name: string;
            coupon?: string;
            /** @description What was taken off. */
            amount: components["schemas"]["Price"];
        };
        StaffOrderEntry: {
            entry: number;
            part: string;
            productCode: string;
            name: string;
            url: string;
            imageUrl?: string;
            /** @description As ordered. */
            units: number;
            cancelled: number;
            returned: number;
            /** @description Units that may be cancelled now. */
            cancellable: number;
            unitPrice: components["schemas"]["Price"];
            /** @description All that was taken off: `shares` and `orderShare`. */
            discount: components["schemas"]["Price"];
            /** @description Its share of what was taken off the order as a whole. */
            orderShare: components["schemas"]["Price"];
            /** @description What was paid for these units. */
            total: components["schemas"]["Price"];
            vat: components["schemas"]["Price"];
            isGift: boolean;
            shares: components["schemas"]["StaffOrderShare"][];
        };
        StaffTracking: {
            carrier?: string;
            id?: string;
            url?: string;
        };
        StaffOrderPart: {
            code: string;
            store: string;
            storeName: string;
            /** @enum {string} */
            delivery: "door" | "pickup";
            deliveryCost: components["schemas"]["Price"];
            promise?: string;
            status: components["schemas"]["StaffPartStatus"];
            statusText: string;
            since: components["schemas"]["DateTime"];
            tracking?: components["schemas"]["StaffTracking"];
            /** @description The way of this part, for the stepper. */
            steps: components["schemas"]["StaffPartStatus"][];
            /** @description What may be done with it now, the usual one first; none without the right `fulfil`. */
            nextSteps: components["schemas"]["StaffStep"][];
            /** @description The shopper has a code to show when it is collected. */
            needsCollectionCode: boolean;
            /** @description Nobody has begun to pack it. */
            isCancellable: boolean;
        };
        StaffOrderMoney: {
            /** @description Before anything was taken off. */
            goods: components["schemas"]["Price"];
            /** @description Each promotion and coupon, with all it took off; what it saved on the delivery is in `delivery` already. */
            discounts: components["schemas"]["StaffOrderShare"][];
            delivery: components["schemas"]["Price"];
            /** @description Collected for the television licence, without VAT. */
            licence: components["schemas"]["Price"];
            total: components["schemas"]["Price"];
            vat: components["schemas"]["Price"];
            captured: components["schemas"]["Price"];
            /** @description Asked for or done. */
            refunded: components["schemas"]["Price"];
            refundable: components["schemas"]["Price"];
            /** @description For gifts kept without what earned them. */
            withheld: components["schemas"]["Price"];
        };
        StaffOrderPayment: {
            reference: string;
            gateway: string;
            gatewayReference?: string;
            /** @description As shoppers read it. */
            mode: string;
            /** @enum {string} */
            part: "whole" | "deposit" | "balance";
            /** @enum {string} */
            state: "created" | "redirected" | "pending" | "succeed" | "failed" | "part_refunded" | "refunded";
            amount: components["schemas"]["Price"];
            at: components["schemas"]["DateTime"];
            /** @description In words. */
            failure?: string;
        };
        StaffDoubt: {
            id: string;
            /** @enum {string} */
            what: "wrongAmount" | "takenBack";
            reference: string;
            at: components["schemas"]["DateTime"];
            settledBy?: string;
            settledAt?: components["schemas"]["DateTime"];
            reason?: string;
        };
        StaffOrderRefund: {
            id: string;
            orderCode: string;
            gateway: string;
            /** @description The captured payment as the gateway calls it. */
            gatewayReference: string;
            amount: components["schemas"]["Price"];
            /** @enum {string} */
            state: "needed" | "sent" | "done" | "failed";
            /** @description In words. */
            reason: string;
            /** @description What the gateway said. */
            answer?: string;
            tries: number;
            isByHand: boolean;
            askedAt: components["schemas"]["DateTime"];
            finishedAt?: components["schemas"]["DateTime"];
        };
        StaffOrderEvent: {
            at: components["schemas"]["DateTime"];
            /** @enum {string} */
            kind: "order" | "money" | "staff";
            /** @description In words. */
            what: string;
            /** @description Of what staff did: its name in the audit, such as `order.packed`. */
            act?: string;
            /** @description Who of the staff. */
            by?: string;
            part?: string;
        };
        StaffOrderNote: {
            number: number;
            at: components["schemas"]["DateTime"];
            by: string;
            text: string;
        };
        StaffOrderDocument: {
            number: string;
            /** @enum {string} */
            type: "INVOICE" | "CREDIT_NOTE";
            part: string;
            /** @description Where it is, from the root of the host. */
            url: string;
        };
        StaffOrder: {
            code: string;
            status: string;
            statusText: string;
            paymentStatus: components["schemas"]["StaffPaymentStatus"];
            placedAt: components["schemas"]["DateTime"];
            paidAt?: components["schemas"]["DateTime"];
            channel: string;
            isPreOrder: boolean;
            isInDoubt: boolean;
            /** @description Something of it may be cancelled now, and the caller may do it. */
            isCancellable: boolean;
            customer: components["schemas"]["StaffOrderCustomer"];
            deliverTo?: components["schemas"]["StaffOrderPlace"];
            /** @description Somebody else who collects. */
            recipient?: components["schemas"]["StaffOrderRecipient"];
            entries: components["schemas"]["StaffOrderEntry"][];
            parts: components["schemas"]["StaffOrderPart"][];
            money: components["schemas"]["StaffOrderMoney"];
            payments: components["schemas"]["StaffOrderPayment"][];
            doubts: components["schemas"]["StaffDoubt"][];
            refunds: components["schemas"]["StaffOrderRefund"][];
            /** @description The latest first. */
            events: components["schemas"]["StaffOrderEvent"][];
            /** @description The latest first. */
            notes: components["schemas"]["StaffOrderNote"][];
            documents: components["schemas"]["StaffOrderDocument"][];
        };
        StaffStepForm: {
            /** @description With `ship`. */
            carrier?: string;
            trackingId?: string;
            /** @description http or https. */
            trackingUrl?: string;
            /** @description With `collect`: as the shopper showed it. */
            collectionCode?: string;
        };
        StaffCancelEntry: {
            entry: number;
            units: number;
        };
        StaffCancelForm: {
            /** @description None: everything that is left. */
            entries?: components["schemas"]["StaffCancelEntry"][];
            /** @description Kept with the order. */
            reason?: string;
            /** @description Rand, as `refund` of the preview said. */
            expectedRefund?: number;
        };
        StaffCancelledEntry: {
            entry: number;
            units: number;
            value: components["schemas"]["Price"];
            /** @description Goes along without having been asked for. */
            isGift: boolean;
        };
        StaffCancellation: {
            entries: components["schemas"]["StaffCancelledEntry"][];
            goods: components["schemas"]["Price"];
            delivery: components["schemas"]["Price"];
            licence: components["schemas"]["Price"];
            /** @description For gifts that are kept without what earned them. */
            withheld: components["schemas"]["Price"];
            /** @description What goes back; nothing of an order that was not paid. */
            refund: components["schemas"]["Price"];
        };
        StaffOrderNoteForm: {
            text: string;
        };
        StaffWhyForm: {
            reason: string;
        };
        StaffRefundList: {
            refunds: components["schemas"]["StaffOrderRefund"][];
            total: components["schemas"]["Price"];
        };
        StaffMe: {
            name: string;
            rights: components["schemas"]["StaffRight"][];
        };
        StaffAct: {
            number: number;
            at: components["schemas"]["DateTime"];
            /** @description The name. */
            by: string;
            /** @description The token it was done by, or the user of the machine. */
            login: string;
            act: string;
            about: string;
            from?: string;
            to?: string;
        };
        StaffActList: {
            acts: components["schemas"]["StaffAct"][];
        };
        StaffPickup: {
            address: string;
            name: string;
            phone: string;
        };
        StaffBooking: {
            carrier: string;
            reference: string;
            day: string;
            window: string;
        };
        StaffInspection: {
            sellable: number;
            refurbish: number;
            scrap: number;
        };
        StaffReturnEntry: {
            entry: number;
            productCode: string;
            productName: string;
            units: number;
            reason: string;
            comment?: string;
            value: components["schemas"]["Price"];
            inspection?: components["schemas"]["StaffInspection"];
            files: components["schemas"]["Attachment"][];
        };
        StaffReturnLine: {
            /** @enum {string} */
            status: "requested" | "authorised" | "collectionBooked" | "droppedOff" | "collected" | "inspected" | "refunded" | "replaced" | "sentBack" | "declined" | "cancelled" | "expired";
            at: components["schemas"]["DateTime"];
            by: string;
            note?: string;
        };
        StaffRefund: {
            id: string;
            amount: components["schemas"]["Price"];
        };
        StaffReturn: {
            code: string;
            /** @enum {string} */
            status: "requested" | "authorised" | "collectionBooked" | "droppedOff" | "collected" | "inspected" | "refunded" | "replaced" | "sentBack" | "declined" | "cancelled" | "expired";
            /** @description As the customer reads it. */
            statusText: string;
            orderCode: string;
            customerId: string;
            /** @enum {string} */
            mode: "drop" | "pickup";
            store: string;
            /** @description The point of service that has the goods. */
            arrivedAt?: string;
            expected: components["schemas"]["Price"];
            requestedAt: components["schemas"]["DateTime"];
            answerBy: components["schemas"]["DateTime"];
            handInUntil?: components["schemas"]["DateTime"];
            pickup?: components["schemas"]["StaffPickup"];
            booking?: components["schemas"]["StaffBooking"];
            failure?: string;
            /** @description Who agreed while a second person is needed. */
            firstAgreed?: string;
            /** @enum {string} */
            firstAgreedTo?: "refunded" | "replaced";
            takenBy?: string;
            takenAt?: components["schemas"]["DateTime"];
            entries: components["schemas"]["StaffReturnEntry"][];
            history: components["schemas"]["StaffReturnLine"][];
            paidBack?: components["schemas"]["Price"];
            refunds: components["schemas"]["StaffRefund"][];
            creditNotes: string[];
        };
        StaffReturnList: {
            returns: components["schemas"]["StaffReturn"][];
            pagination: components["schemas"]["Pagination"];
        };
        TakeForm: {
            /** @description Also from who has taken it. */
            over?: boolean;
        };
        ReasonForm: {
            /** @description In the customer's language. */
            reason: string;
        };
        ReceiveForm: {
            /** @description Where it is, when it is not the one it was meant for. */
            store?: string;
        };
        StaffFound: {
            entry: number;
            sellable: number;
            refurbish: number;
            scrap: number;
        };
        InspectForm: {
            found: components["schemas"]["StaffFound"][];
        };
        StaffClaimLine: {
            what: string;
            /** @enum {string} */
            status: "SENT" | "CHECKING" | "AGREED" | "REFUSED" | "PAID";
            at: components["schemas"]["DateTime"];
            by: string;
            said?: string;
        };
        StaffClaim: {
            id: string;
            /** @enum {string} */
            status: "SENT" | "CHECKING" | "AGREED" | "REFUSED" | "PAID";
            /** @enum {string} */
            requestType: "post_purchase_price_beat" | "pre_purchase_price_beat";
            customerId: string;
            orderCode?: string;
            entryNumber?: number;
            productCode: string;
            productName: string;
            ownPrice: components["schemas"]["Price"];
            competitorPrice: components["schemas"]["Price"];
            competitorUrl: string;
            difference: components["schemas"]["Price"];
            bonus: components["schemas"]["Price"];
            amount: components["schemas"]["Price"];
            comment?: string;
            createdAt: components["schemas"]["DateTime"];
            modifiedAt: components["schemas"]["DateTime"];
            firstAgreed?: string;
            reason?: string;
            coupon?: string;
            couponEnds?: components["schemas"]["DateTime"];
            couponUsed?: boolean;
            creditNote?: string;
            takenBy?: string;
            takenAt?: components["schemas"]["DateTime"];
            files: components["schemas"]["Attachment"][];
            history: components["schemas"]["StaffClaimLine"][];
        };
        StaffClaimList: {
            claims: components["schemas"]["StaffClaim"][];
            pagination: components["schemas"]["Pagination"];
        };
        StaffTicketEvent: {
            number: number;
            author: string;
            at: components["schemas"]["DateTime"];
            message: string;
            byShop: boolean;
            /** @description A note that staff alone reads. */
            internal: boolean;
            files: components["schemas"]["Attachment"][];
        };
        StaffSatisfaction: {
            helped: boolean;
            comment?: string;
            createdAt: components["schemas"]["DateTime"];
        };
        StaffTicket: {
            id: string;
            /** @enum {string} */
            status: "OPEN" | "INPROCESS" | "CLOSED";
            /** @enum {string} */
            category: "ORDER" | "RETURN" | "PAYMENT" | "ACCOUNT" | "PRIVACY" | "ENQUIRY";
            subject: string;
            customerId: string;
            orderCode?: string;
            createdAt: components["schemas"]["DateTime"];
            modifiedAt: components["schemas"]["DateTime"];
            answered: boolean;
            takenBy?: string;
            takenAt?: components["schemas"]["DateTime"];
            /** @description Oldest first. */
            events: components["schemas"]["StaffTicketEvent"][];
            satisfaction?: components["schemas"]["StaffSatisfaction"];
        };
        StaffTicketList: {
            tickets: components["schemas"]["StaffTicket"][];
            pagination: components["schemas"]["Pagination"];
        };
        StaffAnswerForm: {
            text?: string;
            reply?: string;
        };
        StaffNoteForm: {
            text: string;
        };
        StaffPreview: {
            text: string;
        };
        StaffReply: {
            name: string;
            text: string;
            changedAt: components["schemas"]["DateTime"];
        };
        StaffReplyList: {
            replies: components["schemas"]["StaffReply"][];
        };
        StaffReplyForm: {
            /** @description With {firstName}, {name}, {order}, {ticket} and {author} where these belong. */
            text: string;
        };
    };
    responses: {
        /** @description Any other refusal: 405 wrong method, 412 human check, 413 body too large, 415 wrong media type, 429 too many requests, 503 maintenance. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The request is malformed, names something unknown, or the shop's rules refuse it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Signed in, but not as the one it belongs to (`ForbiddenError`). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Nothing has this code, or it is not for this caller to know of. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description No token, or one that is unknown or expired (`InvalidTokenError`); refresh once and retry once. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Another call was there first, or is still under way. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Too many tries: show that you are a human first. The settings of the page's bot protection, and either work whose solution `POST /bot/verify` takes (ALTCHA proof of work, version 2) or the script of a bought check; the same call then goes through. */
        HumanCheck: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HumanCheck"];
            };
        };
        /** @description Too many tries; it may be called again after this many seconds. */
        TooManyRequests: {
            headers: {
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description The idempotency key was used with another body. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
    };
    parameters: {
        /** @description Zero-based. A page past the end is empty, with the totals. */
        currentPage: number;
        pageSize: number;
        /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
        fields: string;
        /** @description Whether same-day delivery and collection count in the promise. */
        sameDayPromise: boolean;
        regionId: string;
        lang: string;
        curr: "ZAR";
        product: string;
        /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
        user: string;
        /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
        idempotencyKey: string;
        isPreOrderCart: boolean;
        /** @description The marketing campaign that brought the shopper. */
        outboundId: string;
        /** @description With `isPreOrderCart`: a pre-order begun with another product gives way. Without it that is refused with PreOrderBegunError, whose subject is the product begun with. */
        replacePreOrder: boolean;
        /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
        cart: string;
        order: string;
        return: string;
        ticket: string;
        orderCode: string;
        claim: string;
        /** @description `1`, on every call but GET that goes by the cookie or asks for one: no other site can send it. Without it, or with another site's `Origin`, 403 StaffOriginError. */
        byScreen: "1";
        memberId: string;
        view: components["schemas"]["StaffOrderView"];
        /** @description Only orders of which this point of service has a part. */
        store: string;
        consignmentCode: string;
        step: components["schemas"]["StaffStep"];
        doubtId: string;
        documentNumber: string;
        refundId: string;
        fileId: string;
        returnCode: string;
        beatClaimId: string;
        staffTicketId: string;
        /** @description Small letters, digits and hyphens. */
        reply: string;
    };
    requestBodies: never;
    headers: {
        /** @description How many there are over all pages. */
        TotalCount: number;
        /** @description The stored answer of an earlier call with the same key. */
        IdempotentReplayed: "true";
    };
    pathItems: never;
}
export type SortCode = components['schemas']['SortCode'];
export type Error = components['schemas']['Error'];
export type ErrorList = components['schemas']['ErrorList'];
export type SearchState = components['schemas']['SearchState'];
export type Stock = components['schemas']['Stock'];
export type ImageSource = components['schemas']['ImageSource'];
export type Image = components['schemas']['Image'];
export type Brand = components['schemas']['Brand'];
export type Price = components['schemas']['Price'];
export type Category = components['schemas']['Category'];
export type Feature = components['schemas']['Feature'];
export type Classification = components['schemas']['Classification'];
export type DateTime = components['schemas']['DateTime'];
export type Promotion = components['schemas']['Promotion'];
export type GlobalTag = components['schemas']['GlobalTag'];
export type VariantOption = components['schemas']['VariantOption'];
export type BaseOption = components['schemas']['BaseOption'];
export type VariantMatrixElement = components['schemas']['VariantMatrixElement'];
export type UnitOfMeasure = components['schemas']['UnitOfMeasure'];
export type TradingType = components['schemas']['TradingType'];
export type AdditionalAttributes = components['schemas']['AdditionalAttributes'];
export type Principal = components['schemas']['Principal'];
export type Review = components['schemas']['Review'];
export type Product = components['schemas']['Product'];
export type ProductReference = components['schemas']['ProductReference'];
export type ProductScore = components['schemas']['ProductScore'];
export type QueryPart = components['schemas']['QueryPart'];
export type Pagination = components['schemas']['Pagination'];
export type Sort = components['schemas']['Sort'];
export type FacetValue = components['schemas']['FacetValue'];
export type Facet = components['schemas']['Facet'];
export type SearchBreadcrumb = components['schemas']['SearchBreadcrumb'];
export type ProductSearchPage = components['schemas']['ProductSearchPage'];
export type SearchRequest = components['schemas']['SearchRequest'];
export type SuggestionList = components['schemas']['SuggestionList'];
export type CustomerReview = components['schemas']['CustomerReview'];
export type ReviewList = components['schemas']['ReviewList'];
export type ReviewForm = components['schemas']['ReviewForm'];
export type NotifyMe = components['schemas']['NotifyMe'];
export type Deal = components['schemas']['Deal'];
export type DealList = components['schemas']['DealList'];
export type DealQuery = components['schemas']['DealQuery'];
export type Region = components['schemas']['Region'];
export type Country = components['schemas']['Country'];
export type Address = components['schemas']['Address'];
export type GeoPoint = components['schemas']['GeoPoint'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type PointOfService = components['schemas']['PointOfService'];
export type StoreSearchPage = components['schemas']['StoreSearchPage'];
export type CategoryHierarchy = components['schemas']['CategoryHierarchy'];
export type PageKind = components['schemas']['PageKind'];
export type PageCard = components['schemas']['PageCard'];
export type Hotspot = components['schemas']['Hotspot'];
export type ComponentMedia = components['schemas']['ComponentMedia'];
export type Banner = components['schemas']['Banner'];
export type ComponentProperties = components['schemas']['ComponentProperties'];
export type Component = components['schemas']['Component'];
export type ContentSlot = components['schemas']['ContentSlot'];
export type ContentSlots = components['schemas']['ContentSlots'];
export type CmsPage = components['schemas']['CmsPage'];
export type ComponentList = components['schemas']['ComponentList'];
export type IdentityProvider = components['schemas']['IdentityProvider'];
export type OfferedPaymentMode = components['schemas']['OfferedPaymentMode'];
export type AppConfig = components['schemas']['AppConfig'];
export type StoreCount = components['schemas']['StoreCount'];
export type StoreCountList = components['schemas']['StoreCountList'];
export type RegionList = components['schemas']['RegionList'];
export type City = components['schemas']['City'];
export type CityList = components['schemas']['CityList'];
export type Town = components['schemas']['Town'];
export type TownList = components['schemas']['TownList'];
export type SuburbList = components['schemas']['SuburbList'];
export type DetectedAddress = components['schemas']['DetectedAddress'];
export type AddressSuggestionList = components['schemas']['AddressSuggestionList'];
export type StoreAddress = components['schemas']['StoreAddress'];
export type BaseStore = components['schemas']['BaseStore'];
export type DetectedLocation = components['schemas']['DetectedLocation'];
export type AnonymousLogin = components['schemas']['AnonymousLogin'];
export type ChoiceOfAccount = components['schemas']['ChoiceOfAccount'];
export type MfaWay = components['schemas']['MfaWay'];
export type MfaWayOffered = components['schemas']['MfaWayOffered'];
export type CartItem = components['schemas']['CartItem'];
export type User = components['schemas']['User'];
export type DeliveryMode = components['schemas']['DeliveryMode'];
export type OrderEntry = components['schemas']['OrderEntry'];
export type LicenceType = components['schemas']['LicenceType'];
export type TvLicence = components['schemas']['TvLicence'];
export type PromotionResult = components['schemas']['PromotionResult'];
export type Voucher = components['schemas']['Voucher'];
export type DiscountReason = components['schemas']['DiscountReason'];
export type CouponData = components['schemas']['CouponData'];
export type CardType = components['schemas']['CardType'];
export type PaymentDetails = components['schemas']['PaymentDetails'];
export type PreOrderDeposit = components['schemas']['PreOrderDeposit'];
export type ModificationStatus = components['schemas']['ModificationStatus'];
export type CartModification = components['schemas']['CartModification'];
export type Cart = components['schemas']['Cart'];
export type Session = components['schemas']['Session'];
export type SignUp = components['schemas']['SignUp'];
export type HumanCheck = components['schemas']['HumanCheck'];
export type KeepSignedIn = components['schemas']['KeepSignedIn'];
export type Login = components['schemas']['Login'];
export type SendOtp = components['schemas']['SendOtp'];
export type OtpLogin = components['schemas']['OtpLogin'];
export type VerifyUser = components['schemas']['VerifyUser'];
export type SendMfaOtp = components['schemas']['SendMfaOtp'];
export type ValidateMfaOtp = components['schemas']['ValidateMfaOtp'];
export type SendMfaAccountOtp = components['schemas']['SendMfaAccountOtp'];
export type MfaStep = components['schemas']['MfaStep'];
export type Status = components['schemas']['Status'];
export type PersonalDetails = components['schemas']['PersonalDetails'];
export type DeletionObstacle = components['schemas']['DeletionObstacle'];
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type Mfa = components['schemas']['Mfa'];
export type OwnSession = components['schemas']['OwnSession'];
export type ContactOtp = components['schemas']['ContactOtp'];
export type ContactProof = components['schemas']['ContactProof'];
export type ChangePassword = components['schemas']['ChangePassword'];
export type PasswordChanged = components['schemas']['PasswordChanged'];
export type DataExport = components['schemas']['DataExport'];
export type RetentionPeriod = components['schemas']['RetentionPeriod'];
export type DataRetention = components['schemas']['DataRetention'];
export type ConsentTemplate = components['schemas']['ConsentTemplate'];
export type PushKind = components['schemas']['PushKind'];
export type PushChoice = components['schemas']['PushChoice'];
export type Push = components['schemas']['Push'];
export type PushSubscription = components['schemas']['PushSubscription'];
export type PushChoiceMade = components['schemas']['PushChoiceMade'];
export type Sms = components['schemas']['Sms'];
export type SocialStart = components['schemas']['SocialStart'];
export type SocialLogin = components['schemas']['SocialLogin'];
export type LinkedIdentity = components['schemas']['LinkedIdentity'];
export type LinkIdentity = components['schemas']['LinkIdentity'];
export type WayToProvider = components['schemas']['WayToProvider'];
export type Bytes = components['schemas']['Bytes'];
export type PasskeyTransport = components['schemas']['PasskeyTransport'];
export type PasskeyDescriptor = components['schemas']['PasskeyDescriptor'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type PasskeyAssertion = components['schemas']['PasskeyAssertion'];
export type PasskeyLogin = components['schemas']['PasskeyLogin'];
export type Passkey = components['schemas']['Passkey'];
export type Passkeys = components['schemas']['Passkeys'];
export type PasskeyRegistration = components['schemas']['PasskeyRegistration'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type PasskeyCreation = components['schemas']['PasskeyCreation'];
export type PasskeyAnswer = components['schemas']['PasskeyAnswer'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type LoginIdCheck = components['schemas']['LoginIdCheck'];
export type AddressList = components['schemas']['AddressList'];
export type AddressForm = components['schemas']['AddressForm'];
export type AddressChange = components['schemas']['AddressChange'];
export type AddressVerification = components['schemas']['AddressVerification'];
export type CartList = components['schemas']['CartList'];
export type AddToCart = components['schemas']['AddToCart'];
export type AddDeal = components['schemas']['AddDeal'];
export type Wishlist = components['schemas']['Wishlist'];
export type SaveCartResult = components['schemas']['SaveCartResult'];
export type OrderEntryList = components['schemas']['OrderEntryList'];
export type PointOfServiceRef = components['schemas']['PointOfServiceRef'];
export type EntryForm = components['schemas']['EntryForm'];
export type CartModificationList = components['schemas']['CartModificationList'];
export type VoucherList = components['schemas']['VoucherList'];
export type AddLicence = components['schemas']['AddLicence'];
export type LicenceValidation = components['schemas']['LicenceValidation'];
export type LicenceValidated = components['schemas']['LicenceValidated'];
export type DeliveryInfo = components['schemas']['DeliveryInfo'];
export type Shipment = components['schemas']['Shipment'];
export type ShipmentEntries = components['schemas']['ShipmentEntries'];
export type Checkout = components['schemas']['Checkout'];
export type ShipmentChoice = components['schemas']['ShipmentChoice'];
export type DeliveryChoice = components['schemas']['DeliveryChoice'];
export type RecepientDetail = components['schemas']['RecepientDetail'];
export type CheckoutConfirmation = components['schemas']['CheckoutConfirmation'];
export type PaymentMode = components['schemas']['PaymentMode'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PaymentPageDetails = components['schemas']['PaymentPageDetails'];
export type Language = components['schemas']['Language'];
export type LanguageList = components['schemas']['LanguageList'];
export type Currency = components['schemas']['Currency'];
export type CurrencyList = components['schemas']['CurrencyList'];
export type CountryList = components['schemas']['CountryList'];
export type Title = components['schemas']['Title'];
export type TitleList = components['schemas']['TitleList'];
export type CardTypeList = components['schemas']['CardTypeList'];
export type ProductReferenceList = components['schemas']['ProductReferenceList'];
export type ProductInterest = components['schemas']['ProductInterest'];
export type OccPagination = components['schemas']['OccPagination'];
export type OccSorts = components['schemas']['OccSorts'];
export type ProductInterestList = components['schemas']['ProductInterestList'];
export type NotificationPreferenceList = components['schemas']['NotificationPreferenceList'];
export type CustomerCoupon = components['schemas']['CustomerCoupon'];
export type CustomerCouponList = components['schemas']['CustomerCouponList'];
export type ClaimedCoupon = components['schemas']['ClaimedCoupon'];
export type ConsignmentTracking = components['schemas']['ConsignmentTracking'];
export type OrderInvoiceList = components['schemas']['OrderInvoiceList'];
export type PaymentDetailsList = components['schemas']['PaymentDetailsList'];
export type DeliveryModeList = components['schemas']['DeliveryModeList'];
export type ChosenDeliveryMode = components['schemas']['ChosenDeliveryMode'];
export type OrderState = components['schemas']['OrderState'];
export type OrderHistoryItem = components['schemas']['OrderHistoryItem'];
export type OrderHistory = components['schemas']['OrderHistory'];
export type PlaceOrder = components['schemas']['PlaceOrder'];
export type OrderDeposit = components['schemas']['OrderDeposit'];
export type PaymentInstruction = components['schemas']['PaymentInstruction'];
export type Consignment = components['schemas']['Consignment'];
export type Order = components['schemas']['Order'];
export type Cancellation = components['schemas']['Cancellation'];
export type CancellationPreview = components['schemas']['CancellationPreview'];
export type OldOrder = components['schemas']['OldOrder'];
export type OldOrderHistory = components['schemas']['OldOrderHistory'];
export type PaymentTransaction = components['schemas']['PaymentTransaction'];
export type ReturnState = components['schemas']['ReturnState'];
export type ReturnStatus = components['schemas']['ReturnStatus'];
export type ReturnStep = components['schemas']['ReturnStep'];
export type Attachment = components['schemas']['Attachment'];
export type ReturnRequestEntry = components['schemas']['ReturnRequestEntry'];
export type ReturnMode = components['schemas']['ReturnMode'];
export type ReturnPickup = components['schemas']['ReturnPickup'];
export type ReturnRefund = components['schemas']['ReturnRefund'];
export type ReturnSummary = components['schemas']['ReturnSummary'];
export type ReturnRequestList = components['schemas']['ReturnRequestList'];
export type ReturnTimelineRow = components['schemas']['ReturnTimelineRow'];
export type ReturnRequest = components['schemas']['ReturnRequest'];
export type ReturnReasonUntil = components['schemas']['ReturnReasonUntil'];
export type ReturnableEntry = components['schemas']['ReturnableEntry'];
export type ReturnableShipment = components['schemas']['ReturnableShipment'];
export type ReturnReason = components['schemas']['ReturnReason'];
export type ReturnEntries = components['schemas']['ReturnEntries'];
export type ReturnPreviewForm = components['schemas']['ReturnPreviewForm'];
export type ReturnPreview = components['schemas']['ReturnPreview'];
export type ReturnContact = components['schemas']['ReturnContact'];
export type ReturnIntent = components['schemas']['ReturnIntent'];
export type ReturnIntentForm = components['schemas']['ReturnIntentForm'];
export type DropOffStores = components['schemas']['DropOffStores'];
export type TicketCategory = components['schemas']['TicketCategory'];
export type TicketCategories = components['schemas']['TicketCategories'];
export type TicketObject = components['schemas']['TicketObject'];
export type TicketAssociatedObjects = components['schemas']['TicketAssociatedObjects'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type TicketSummary = components['schemas']['TicketSummary'];
export type TicketList = components['schemas']['TicketList'];
export type TicketForm = components['schemas']['TicketForm'];
export type TicketSatisfaction = components['schemas']['TicketSatisfaction'];
export type TicketEvent = components['schemas']['TicketEvent'];
export type Ticket = components['schemas']['Ticket'];
export type TicketComments = components['schemas']['TicketComments'];
export type TicketCommentForm = components['schemas']['TicketCommentForm'];
export type TicketSatisfactionForm = components['schemas']['TicketSatisfactionForm'];
export type PriceBeatStatus = components['schemas']['PriceBeatStatus'];
export type PriceBeatClaimRef = components['schemas']['PriceBeatClaimRef'];
export type PriceBeatEntry = components['schemas']['PriceBeatEntry'];
export type PriceBeatEntries = components['schemas']['PriceBeatEntries'];
export type PriceBeatForm = components['schemas']['PriceBeatForm'];
export type PriceBeatStep = components['schemas']['PriceBeatStep'];
export type PriceBeatClaim = components['schemas']['PriceBeatClaim'];
export type PriceBeatClaimList = components['schemas']['PriceBeatClaimList'];
export type BaseStoreOfSite = components['schemas']['BaseStoreOfSite'];
export type BaseSite = components['schemas']['BaseSite'];
export type BaseSiteList = components['schemas']['BaseSiteList'];
export type Token = components['schemas']['Token'];
export type OAuthError = components['schemas']['OAuthError'];
export type OAuthErrorOrList = components['schemas']['OAuthErrorOrList'];
export type ShippedWith = components['schemas']['ShippedWith'];
export type MovedConsignment = components['schemas']['MovedConsignment'];
export type Health = components['schemas']['Health'];
export type StaffRole = components['schemas']['StaffRole'];
export type StaffRight = components['schemas']['StaffRight'];
export type StaffSession = components['schemas']['StaffSession'];
export type StaffDoor = components['schemas']['StaffDoor'];
export type StaffSignInForm = components['schemas']['StaffSignInForm'];
export type StaffUnlockForm = components['schemas']['StaffUnlockForm'];
export type StaffLinkForm = components['schemas']['StaffLinkForm'];
export type StaffInvitation = components['schemas']['StaffInvitation'];
export type StaffAcceptForm = components['schemas']['StaffAcceptForm'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffMemberList = components['schemas']['StaffMemberList'];
export type StaffInviteForm = components['schemas']['StaffInviteForm'];
export type StaffInvited = components['schemas']['StaffInvited'];
export type StaffRolesForm = components['schemas']['StaffRolesForm'];
export type StaffTodayHour = components['schemas']['StaffTodayHour'];
export type StaffTodaySums = components['schemas']['StaffTodaySums'];
export type StaffWaiting = components['schemas']['StaffWaiting'];
export type StaffToday = components['schemas']['StaffToday'];
export type StaffOrderView = components['schemas']['StaffOrderView'];
export type StaffPaymentStatus = components['schemas']['StaffPaymentStatus'];
export type StaffPartStatus = components['schemas']['StaffPartStatus'];
export type StaffStep = components['schemas']['StaffStep'];
export type StaffOrderPartRow = components['schemas']['StaffOrderPartRow'];
export type StaffOrderRow = components['schemas']['StaffOrderRow'];
export type StaffOrderList = components['schemas']['StaffOrderList'];
export type StaffOrderViewCount = components['schemas']['StaffOrderViewCount'];
export type StaffOrderViews = components['schemas']['StaffOrderViews'];
export type StaffOrderCustomer = components['schemas']['StaffOrderCustomer'];
export type StaffOrderPlace = components['schemas']['StaffOrderPlace'];
export type StaffOrderRecipient = components['schemas']['StaffOrderRecipient'];
export type StaffOrderShare = components['schemas']['StaffOrderShare'];
export type StaffOrderEntry = components['schemas']['StaffOrderEntry'];
export type StaffTracking = components['schemas']['StaffTracking'];
export type StaffOrderPart = components['schemas']['StaffOrderPart'];
export type StaffOrderMoney = components['schemas']['StaffOrderMoney'];
export type StaffOrderPayment = components['schemas']['StaffOrderPayment'];
export type StaffDoubt = components['schemas']['StaffDoubt'];
export type StaffOrderRefund = components['schemas']['StaffOrderRefund'];
export type StaffOrderEvent = components['schemas']['StaffOrderEvent'];
export type StaffOrderNote = components['schemas']['StaffOrderNote'];
export type StaffOrderDocument = components['schemas']['StaffOrderDocument'];
export type StaffOrder = components['schemas']['StaffOrder'];
export type StaffStepForm = components['schemas']['StaffStepForm'];
export type StaffCancelEntry = components['schemas']['StaffCancelEntry'];
export type StaffCancelForm = components['schemas']['StaffCancelForm'];
export type StaffCancelledEntry = components['schemas']['StaffCancelledEntry'];
export type StaffCancellation = components['schemas']['StaffCancellation'];
export type StaffOrderNoteForm = components['schemas']['StaffOrderNoteForm'];
export type StaffWhyForm = components['schemas']['StaffWhyForm'];
export type StaffRefundList = components['schemas']['StaffRefundList'];
export type StaffMe = components['schemas']['StaffMe'];
export type StaffAct = components['schemas']['StaffAct'];
export type StaffActList = components['schemas']['StaffActList'];
export type StaffPickup = components['schemas']['StaffPickup'];
export type StaffBooking = components['schemas']['StaffBooking'];
export type StaffInspection = components['schemas']['StaffInspection'];
export type StaffReturnEntry = components['schemas']['StaffReturnEntry'];
export type StaffReturnLine = components['schemas']['StaffReturnLine'];
export type StaffRefund = components['schemas']['StaffRefund'];
export type StaffReturn = components['schemas']['StaffReturn'];
export type StaffReturnList = components['schemas']['StaffReturnList'];
export type TakeForm = components['schemas']['TakeForm'];
export type ReasonForm = components['schemas']['ReasonForm'];
export type ReceiveForm = components['schemas']['ReceiveForm'];
export type StaffFound = components['schemas']['StaffFound'];
export type InspectForm = components['schemas']['InspectForm'];
export type StaffClaimLine = components['schemas']['StaffClaimLine'];
export type StaffClaim = components['schemas']['StaffClaim'];
export type StaffClaimList = components['schemas']['StaffClaimList'];
export type StaffTicketEvent = components['schemas']['StaffTicketEvent'];
export type StaffSatisfaction = components['schemas']['StaffSatisfaction'];
export type StaffTicket = components['schemas']['StaffTicket'];
export type StaffTicketList = components['schemas']['StaffTicketList'];
export type StaffAnswerForm = components['schemas']['StaffAnswerForm'];
export type StaffNoteForm = components['schemas']['StaffNoteForm'];
export type StaffPreview = components['schemas']['StaffPreview'];
export type StaffReply = components['schemas']['StaffReply'];
export type StaffReplyList = components['schemas']['StaffReplyList'];
export type StaffReplyForm = components['schemas']['StaffReplyForm'];
export type ResponseProblem = components['responses']['Problem'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseHumanCheck = components['responses']['HumanCheck'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ParameterCurrentPage = components['parameters']['currentPage'];
export type ParameterPageSize = components['parameters']['pageSize'];
export type ParameterFields = components['parameters']['fields'];
export type ParameterSameDayPromise = components['parameters']['sameDayPromise'];
export type ParameterRegionId = components['parameters']['regionId'];
export type ParameterLang = components['parameters']['lang'];
export type ParameterCurr = components['parameters']['curr'];
export type ParameterProduct = components['parameters']['product'];
export type ParameterUser = components['parameters']['user'];
export type ParameterIdempotencyKey = components['parameters']['idempotencyKey'];
export type ParameterIsPreOrderCart = components['parameters']['isPreOrderCart'];
export type ParameterOutboundId = components['parameters']['outboundId'];
export type ParameterReplacePreOrder = components['parameters']['replacePreOrder'];
export type ParameterCart = components['parameters']['cart'];
export type ParameterOrder = components['parameters']['order'];
export type ParameterReturn = components['parameters']['return'];
export type ParameterTicket = components['parameters']['ticket'];
export type ParameterOrderCode = components['parameters']['orderCode'];
export type ParameterClaim = components['parameters']['claim'];
export type ParameterByScreen = components['parameters']['byScreen'];
export type ParameterMemberId = components['parameters']['memberId'];
export type ParameterView = components['parameters']['view'];
export type ParameterStore = components['parameters']['store'];
export type ParameterConsignmentCode = components['parameters']['consignmentCode'];
export type ParameterStep = components['parameters']['step'];
export type ParameterDoubtId = components['parameters']['doubtId'];
export type ParameterDocumentNumber = components['parameters']['documentNumber'];
export type ParameterRefundId = components['parameters']['refundId'];
export type ParameterFileId = components['parameters']['fileId'];
export type ParameterReturnCode = components['parameters']['returnCode'];
export type ParameterBeatClaimId = components['parameters']['beatClaimId'];
export type ParameterStaffTicketId = components['parameters']['staffTicketId'];
export type ParameterReply = components['parameters']['reply'];
export type HeaderTotalCount = components['headers']['TotalCount'];
export type HeaderIdempotentReplayed = components['headers']['IdempotentReplayed'];
export type $defs = Record<string, never>;
export interface operations {
    searchProducts: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    searchProductsByBody: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    searchProductsOfBrand: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    searchProductsOfBrandByBody: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path: {
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    viewAllProducts: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path: {
                /** @description A list of the shop's making, such as `allPromotions`, or a promotion by its code, `promotion-…`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    viewAllProductsByBody: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path: {
                /** @description A list of the shop's making, such as `allPromotions`, or a promotion by its code, `promotion-…`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    suggest: {
        parameters: {
            query: {
                term: string;
                max?: number;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions, best first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path: {
                productCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getReviews: {
        parameters: {
            query?: {
                currentPage?: number;
                pageSize?: number;
                sort?: "newest" | "helpful" | "highest" | "lowest";
            };
            header?: never;
            path: {
                productCode: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productCode: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewForm"];
                "application/x-www-form-urlencoded": components["schemas"]["ReviewForm"];
            };
        };
        responses: {
            /** @description Taken */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    voteOnReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productCode: components["parameters"]["product"];
                reviewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    helpful: boolean;
                };
            };
        };
        responses: {
            /** @description The review with its votes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getNotifyMe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                productCode: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotifyMe"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    notifyMe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                productCode: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Noted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotifyMe"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    forgetNotifyMe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                productCode: components["parameters"]["product"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotifyMe"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    stopStockLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Stopped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseStatus: boolean;
                        successMsg: string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getProductDeals: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                productCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deals; none is an empty list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    searchProductDeals: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                productCode: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DealQuery"];
            };
        };
        responses: {
            /** @description The deals; none is an empty list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DealList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getProductDeal: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                productCode: string;
                promotionCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getProductStock: {
        parameters: {
            query?: {
                location?: string;
                latitude?: number;
                longitude?: number;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                productCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stores with their stock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getStoreStock: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                productCode: string;
                storeName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stock"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    searchCategory: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path: {
                categoryCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    searchCategoryByBody: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path: {
                categoryCode: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    searchCategoryOfBrand: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path: {
                categoryCode: string;
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    searchCategoryOfBrandByBody: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path: {
                categoryCode: string;
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getCategoryBrand: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path: {
                categoryCode: string;
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getCategoryBrandByBody: {
        parameters: {
            query?: {
                /**
                 * @description Such as `fridge:price-asc:brand:ubuntu:price:R2000-R4999.99`. A price named in the text (`fridge under 5000`,
                 *     `between R2k and R5k`) becomes the facet `price` and leaves the text, unless a price is chosen; `cheapest` becomes
                 *     the sort `price-asc` where the sort is relevance. `currentQuery` is what was understood.
                 */
                query?: string;
                /** @description Overrides the sort in the query. */
                sort?: components["schemas"]["SortCode"];
                /** @description A second way to filter without text: `allCategories:tv:code:1,2,3`. */
                filters?: string;
                /** @description A product code to show first. */
                boostCode?: string;
                /**
                 * @description For the retailer: `score` adds how each product came to its place, `query` how the words were understood. Both
                 *     need a preview token of `spaza preview`.
                 */
                debug?: "score" | "query";
                /** @description A retailer's preview token; without `debug` it means nothing here. */
                preview?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                regionId?: components["parameters"]["regionId"];
                lang?: components["parameters"]["lang"];
                curr?: components["parameters"]["curr"];
            };
            header?: never;
            path: {
                categoryCode: string;
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description One page of products */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getCategory: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The store's product catalogue, `spazaProductCatalog`. */
                catalog: string;
                /** @description `root_sale_cat` is the root of the tree. */
                categoryCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryHierarchy"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getBrand: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                brandCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryHierarchy"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPage: {
        parameters: {
            query?: {
                /** @description homepage, cartPage, a category code, …; without it the home page. */
                pageLabelOrId?: string;
                pageType?: "ContentPage" | "ProductPage" | "CategoryPage" | "CatalogPage";
                code?: string;
                username?: string;
                /** @description Whether this is a category landing page. */
                clp?: boolean;
                regionId?: components["parameters"]["regionId"];
                /** @description An editor's token; drafts and planned content are shown as of its moment. */
                preview?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getStaticPage: {
        parameters: {
            query?: {
                /** @description homepage, cartPage, a category code, …; without it the home page. */
                pageLabelOrId?: string;
                pageType?: "ContentPage" | "ProductPage" | "CategoryPage" | "CatalogPage";
                code?: string;
                username?: string;
                /** @description Whether this is a category landing page. */
                clp?: boolean;
                regionId?: components["parameters"]["regionId"];
                /** @description An editor's token; drafts and planned content are shown as of its moment. */
                preview?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPageOfUser: {
        parameters: {
            query?: {
                /** @description homepage, cartPage, a category code, …; without it the home page. */
                pageLabelOrId?: string;
                pageType?: "ContentPage" | "ProductPage" | "CategoryPage" | "CatalogPage";
                code?: string;
                username?: string;
                /** @description Whether this is a category landing page. */
                clp?: boolean;
                regionId?: components["parameters"]["regionId"];
                /** @description An editor's token; drafts and planned content are shown as of its moment. */
                preview?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPageById: {
        parameters: {
            query?: {
                /** @description An editor's token; drafts and planned content are shown as of its moment. */
                preview?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                pageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getComponents: {
        parameters: {
            query: {
                /** @description Comma-joined, at most 50. */
                componentIds: string;
                productCode?: string;
                categoryCode?: string;
                catalogCode?: string;
                currentPage?: number;
                pageSize?: number;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The components, in the order asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getComponent: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                componentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The component */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Component"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getContentSlots: {
        parameters: {
            query: {
                /** @description Comma-joined slot ids. */
                contentSlotId: string;
                regionId?: components["parameters"]["regionId"];
                /** @description An editor's token; drafts and planned content are shown as of its moment. */
                preview?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots, in the order asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentSlots"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: {
                /** @description An editor's token; drafts and planned content are shown as of its moment. */
                preview?: string;
            };
            header?: never;
            path: {
                /** @description The leaflet's page label. */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAppConfig: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration of this zone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    findStores: {
        parameters: {
            query?: {
                query?: string;
                latitude?: number;
                longitude?: number;
                /** @description Metres. */
                radius?: number;
                productCode?: string;
                sort?: "asc" | "desc";
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of stores */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    findPickupStores: {
        parameters: {
            query?: {
                query?: string;
                latitude?: number;
                longitude?: number;
                /** @description Metres. */
                radius?: number;
                productCode?: string;
                sort?: "asc" | "desc";
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of stores */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getStoreCounts: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCountList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getStore: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path: {
                storeName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointOfService"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getRegions: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provinces */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getCities: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The isocode, such as `ZA-GP`. */
                region: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cities by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getTowns: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The isocode, such as `ZA-GP`. */
                region: string;
                city: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The towns by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TownList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSuburbs: {
        parameters: {
            query?: {
                term?: string;
                city?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The isocode, such as `ZA-GP`. */
                region: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suburbs by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuburbList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getTownsByPostalCode: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                postalCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The towns by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TownList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    suggestAddresses: {
        parameters: {
            query?: {
                text?: string;
                postalCode?: string;
                latitude?: number;
                longitude?: number;
                max?: number;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places, best first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSuggestionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getBaseStore: {
        parameters: {
            query?: {
                latitude?: number;
                longitude?: number;
                postalCode?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zone; `responseStatus` false with `errorMsg` when the place cannot be served as given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseStore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    sendDetectedLocation: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetectedLocation"];
            };
        };
        responses: {
            /** @description The zone; `responseStatus` false with `errorMsg` when the place cannot be served as given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseStore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    anonymousUserLogin: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AnonymousLogin"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    newUser: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description There is an account already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The account, signed in, or where the code was sent that makes it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    userLogin: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The session, or the second step */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            default: components["responses"]["Problem"];
        };
    };
    sendOtp: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendOtp"];
            };
        };
        responses: {
            /** @description If there is such an account, the code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    otpLogin: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpLogin"];
            };
        };
        responses: {
            /** @description The session, the accounts to choose among, or why the code is not right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    verifyUserWithOTP: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyUser"];
            };
        };
        responses: {
            /** @description The session, or why the code is not right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    sendMFAOTP: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMfaOtp"];
            };
        };
        responses: {
            /** @description The code is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    validateMFAOTP: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateMfaOtp"];
            };
        };
        responses: {
            /** @description The session, or why the code is not right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    sendMFAAccountOTP: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMfaAccountOtp"];
            };
        };
        responses: {
            /** @description What is awaited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaStep"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    validateMFAAccountOTP: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateMfaOtp"];
            };
        };
        responses: {
            /** @description Done, or why the code is not right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaStep"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    forgottenPasswordTokens: {
        parameters: {
            query?: {
                /** @description As OCC clients send it; `username` of the body comes first. */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Email address, or a cellphone number. */
                    username?: string;
                    /** @description Cellphone number, instead of `username`. */
                    mobile?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description As OCC clients send it. */
                    userId?: string;
                };
            };
        };
        responses: {
            /** @description If there is such an account, the letter is on its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description The new password counts */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    username?: string;
                };
            };
        };
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
                cartCode?: string;
                latitude?: number;
                longitude?: number;
                postalCode?: string;
                town?: string;
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shopper */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    changePersonalDetails: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalDetails"];
            };
        };
        responses: {
            /** @description The shopper as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    patchPersonalDetails: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalDetails"];
            };
        };
        responses: {
            /** @description The shopper as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    changeLogin: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    newLogin: string;
                    password?: string;
                    tokenId?: string;
                    otp?: string;
                };
            };
        };
        responses: {
            /** @description The customer as they are now, or why the code is not right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The code is on its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    registerUser: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Email address. */
                    uid: string;
                    /** @enum {string} */
                    titleCode?: "mr" | "mrs" | "miss" | "ms" | "mx";
                    firstName: string;
                    lastName: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description The account */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getMfa: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second step as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mfa"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["OwnSession"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only this session goes on */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is signed out */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    sendContactOtp: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactOtp"];
            };
        };
        responses: {
            /** @description The code is on its way, or why the code that was to show who asks is not right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    proveContact: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactProof"];
            };
        };
        responses: {
            /** @description The customer as they are now, or why the code is not right */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    undoContactChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description It is as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
                "application/x-www-form-urlencoded": {
                    old: string;
                    new: string;
                };
            };
        };
        responses: {
            /** @description The new password counts */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    keepAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It stays, also when its deletion was not asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    askForDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getDataRetention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By kind, each once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataRetention"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getDataExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getConsentTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consentTemplates: components["schemas"]["ConsentTemplate"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    giveConsent: {
        parameters: {
            query: {
                consentTemplateId: string;
                consentTemplateVersion?: number;
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice as it is now */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                consentCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getPush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Push"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    allowPush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            /** @description As it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Push"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    endPush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not notified */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    choosePush: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushChoiceMade"];
            };
        };
        responses: {
            /** @description As it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Push"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getSms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sms"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    chooseSms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushChoiceMade"];
            };
        };
        responses: {
            /** @description As it stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sms"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    startSocialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    provider: components["schemas"]["IdentityProvider"];
                };
            };
        };
        responses: {
            /** @description The attempt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    socialLogin: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLogin"];
            };
        };
        responses: {
            /** @description The session, or what has to be shown first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those linked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        identities: components["schemas"]["LinkedIdentity"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    linkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkIdentity"];
            };
        };
        responses: {
            /** @description It is linked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedIdentity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    leaveToLinkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider's page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WayToProvider"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is not linked any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    passkeyLoginOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser is to ask the authenticator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    passkeyLogin: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["HumanCheck"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    removePasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is none any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getPasskeyOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser is to ask the authenticator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getPasskeyConfirmationOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser is to ask the authenticator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    confirmByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        responses: {
            /** @description The session is confirmed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description The passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    verifyLoginId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Email address or cellphone number. */
                    loginId: string;
                    /**
                     * @default login
                     * @enum {string}
                     */
                    purpose?: "login" | "signup";
                };
            };
        };
        responses: {
            /** @description What to do next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginIdCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            412: components["responses"]["HumanCheck"];
            default: components["responses"]["Problem"];
        };
    };
    getAddresses: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addAddress: {
        parameters: {
            query?: {
                /** @description Also make it the place of delivery from now on. */
                useAddress?: boolean;
                isPreOrderCart?: components["parameters"]["isPreOrderCart"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description The address */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    verifyAddress: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressChange"];
            };
        };
        responses: {
            /** @description ACCEPT, or REJECT with what is wrong */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressVerification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    selectAddress: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    postalCode?: string;
                    isPreOrderCart?: boolean;
                };
            };
        };
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    makeDefaultAddress: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                addressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    setPostalCode: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                postalCode: string;
                addressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPlacesOfPostalCode: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                addressId: string;
                postalCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TownList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAddress: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                addressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    changeAddress: {
        parameters: {
            query?: {
                /** @description The shopper mends an address that could not be served; it is the place of delivery from now on. */
                isInvalidAddress?: boolean;
                /** @description Also make it the place of delivery from now on. */
                useAddress?: boolean;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                addressId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                addressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    changePartOfAddress: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                addressId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressChange"];
            };
        };
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getCarts: {
        parameters: {
            query?: {
                savedCartsOnly?: boolean;
                /** @description Without those put aside */
                currentOnly?: boolean;
                /** @description The pre-order the customer has begun, if any, whatever its product. */
                preOrderCartOnly?: boolean;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createCart: {
        parameters: {
            query?: {
                oldCartId?: string;
                toMergeCartGuid?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The cart */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    setInCart: {
        parameters: {
            query?: {
                requestType?: "add" | "remove";
                calculationRequired?: boolean;
                /** @description The marketing campaign that brought the shopper. */
                "sap-outbound-id"?: components["parameters"]["outboundId"];
                isPreOrderCart?: components["parameters"]["isPreOrderCart"];
                /** @description With `isPreOrderCart`: a pre-order begun with another product gives way. Without it that is refused with PreOrderBegunError, whose subject is the product begun with. */
                replacePreOrder?: components["parameters"]["replacePreOrder"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCart"];
            };
        };
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    addToCart: {
        parameters: {
            query?: {
                requestType?: "add" | "remove";
                calculationRequired?: boolean;
                /** @description The marketing campaign that brought the shopper. */
                "sap-outbound-id"?: components["parameters"]["outboundId"];
                isPreOrderCart?: components["parameters"]["isPreOrderCart"];
                /** @description With `isPreOrderCart`: a pre-order begun with another product gives way. Without it that is refused with PreOrderBegunError, whose subject is the product begun with. */
                replacePreOrder?: components["parameters"]["replacePreOrder"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCart"];
            };
        };
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    addDeal: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddDeal"];
            };
        };
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    addEntryToWishlist: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    reorder: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    postReorder: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getWishlist: {
        parameters: {
            query?: {
                currentPage?: number;
                pageLabelOrId?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the wishlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addProductToWishlist: {
        parameters: {
            query?: {
                currentPage?: number;
                pageLabelOrId?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: string;
                };
            };
        };
        responses: {
            /** @description A page of the wishlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    removeProductFromWishlist: {
        parameters: {
            query?: {
                currentPage?: number;
                pageLabelOrId?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productCode: string;
                };
            };
        };
        responses: {
            /** @description A page of the wishlist */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addDealOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddDeal"];
            };
        };
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    addEntryToWishlistOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    reorderOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    postReorderOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getSavedCart: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    saveCart: {
        parameters: {
            query: {
                saveCartName: string;
                saveCartDescription?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    cloneSavedCart: {
        parameters: {
            query?: {
                name?: string;
                description?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSavedCart: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    restoreSavedCart: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    restoreCart: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getSavedCartOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    saveCartOfBearer: {
        parameters: {
            query: {
                saveCartName: string;
                saveCartDescription?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    cloneSavedCartOfBearer: {
        parameters: {
            query?: {
                name?: string;
                description?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteSavedCartOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    restoreSavedCartOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    restoreCartOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveCartResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /** @description Price it anew rather than as last kept. */
                calculationRequired?: boolean;
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getEntries: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    addEntry: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryForm"];
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getEntry: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    replaceEntry: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: number;
                    deliveryPointOfService?: components["schemas"]["PointOfServiceRef"];
                };
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteEntry: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    changeEntry: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: number;
                    deliveryPointOfService?: components["schemas"]["PointOfServiceRef"];
                };
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    validateCart: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    validateCartOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    removeEntry: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    redeemCoupon: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                couponCode: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    couponCode?: string;
                };
            };
        };
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["HumanCheck"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    removeCoupon: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                couponCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getVouchers: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    useVoucher: {
        parameters: {
            query: {
                voucherId: string;
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["HumanCheck"];
            default: components["responses"]["Problem"];
        };
    };
    removeVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                voucherId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPreOrderCart: {
        parameters: {
            query: {
                productCode: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getPreOrderCartOfBearer: {
        parameters: {
            query: {
                productCode: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addTvLicence: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddLicence"];
            };
        };
        responses: {
            /** @description The cart as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    removeTvLicence: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    addTvLicenceOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddLicence"];
            };
        };
        responses: {
            /** @description The cart as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    removeTvLicenceOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    sabcCustomerValidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceValidation"];
            };
        };
        responses: {
            /** @description What the authority says */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenceValidated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    sabcCustomerValidateOfBearer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceValidation"];
            };
        };
        responses: {
            /** @description What the authority says */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenceValidated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getCartsOfBearer: {
        parameters: {
            query?: {
                savedCartsOnly?: boolean;
                /** @description Without those put aside */
                currentOnly?: boolean;
                /** @description The pre-order the customer has begun, if any, whatever its product. */
                preOrderCartOnly?: boolean;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createCartOfBearer: {
        parameters: {
            query?: {
                oldCartId?: string;
                toMergeCartGuid?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The cart */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    setInCartOfBearer: {
        parameters: {
            query?: {
                requestType?: "add" | "remove";
                calculationRequired?: boolean;
                /** @description The marketing campaign that brought the shopper. */
                "sap-outbound-id"?: components["parameters"]["outboundId"];
                isPreOrderCart?: components["parameters"]["isPreOrderCart"];
                /** @description With `isPreOrderCart`: a pre-order begun with another product gives way. Without it that is refused with PreOrderBegunError, whose subject is the product begun with. */
                replacePreOrder?: components["parameters"]["replacePreOrder"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCart"];
            };
        };
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    addToCartOfBearer: {
        parameters: {
            query?: {
                requestType?: "add" | "remove";
                calculationRequired?: boolean;
                /** @description The marketing campaign that brought the shopper. */
                "sap-outbound-id"?: components["parameters"]["outboundId"];
                isPreOrderCart?: components["parameters"]["isPreOrderCart"];
                /** @description With `isPreOrderCart`: a pre-order begun with another product gives way. Without it that is refused with PreOrderBegunError, whose subject is the product begun with. */
                replacePreOrder?: components["parameters"]["replacePreOrder"];
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCart"];
            };
        };
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getCartOfBearer: {
        parameters: {
            query?: {
                /** @description Price it anew rather than as last kept. */
                calculationRequired?: boolean;
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCartOfBearer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getEntriesOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    addEntryOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryForm"];
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getEntryOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    replaceEntryOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: number;
                    deliveryPointOfService?: components["schemas"]["PointOfServiceRef"];
                };
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteEntryOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    changeEntryOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: number;
                    deliveryPointOfService?: components["schemas"]["PointOfServiceRef"];
                };
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    removeEntryOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    redeemCouponOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                couponCode: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    couponCode?: string;
                };
            };
        };
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["HumanCheck"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    removeCouponOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                couponCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart as it is now, and what was changed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getVouchersOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    useVoucherOfBearer: {
        parameters: {
            query: {
                voucherId: string;
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["HumanCheck"];
            default: components["responses"]["Problem"];
        };
    };
    removeVoucherOfBearer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
                voucherId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getCheckout: {
        parameters: {
            query?: {
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout; `responseStatus` false with `errorMsg` when something must be mended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    chooseDelivery: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryChoice"];
            };
        };
        responses: {
            /** @description The checkout; `responseStatus` false with `errorMsg` when something must be mended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    confirmCheckout: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutConfirmation"];
            };
        };
        responses: {
            /** @description The checkout; `responseStatus` false with `errorMsg` when something must be mended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSummary: {
        parameters: {
            query?: {
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout; `responseStatus` false with `errorMsg` when something must be mended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPaymentPageDetails: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to pay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPageDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAllPickupStores: {
        parameters: {
            query: {
                /** @description The shipment's store now. */
                posName: string;
                tradingType?: components["schemas"]["TradingType"];
                /** @description Only of this province. */
                regionId?: string;
                query?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stores */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateEntryPickUpStore: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newPOSId: string;
                    oldPOSId: string;
                    tradingType?: components["schemas"]["TradingType"];
                };
            };
        };
        responses: {
            /** @description The checkout; `responseStatus` false with `errorMsg` when something must be mended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getCheckoutOfBearer: {
        parameters: {
            query?: {
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout; `responseStatus` false with `errorMsg` when something must be mended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    chooseDeliveryOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryChoice"];
            };
        };
        responses: {
            /** @description The checkout; `responseStatus` false with `errorMsg` when something must be mended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    confirmCheckoutOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutConfirmation"];
            };
        };
        responses: {
            /** @description The checkout; `responseStatus` false with `errorMsg` when something must be mended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getSummaryOfBearer: {
        parameters: {
            query?: {
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checkout; `responseStatus` false with `errorMsg` when something must be mended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getPaymentPageDetailsOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to pay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPageDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAllPickupStoresOfBearer: {
        parameters: {
            query: {
                /** @description The shipment's store now. */
                posName: string;
                tradingType?: components["schemas"]["TradingType"];
                /** @description Only of this province. */
                regionId?: string;
                query?: string;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stores */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSearchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    updateEntryPickUpStoreOfBearer: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newPOSId: string;
                    oldPOSId: string;
                    tradingType?: components["schemas"]["TradingType"];
                };
            };
        };
        responses: {
            /** @description The checkout; `responseStatus` false with `errorMsg` when something must be mended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getLanguages: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getCurrencies: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The currencies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getCountries: {
        parameters: {
            query?: {
                /** @description The same for both. */
                type?: "SHIPPING" | "BILLING";
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getRegionsOfCountry: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provinces */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getTitles: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The titles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getCardTypes: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardTypeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getProductReferences: {
        parameters: {
            query?: {
                /** @description Types, a comma between; all there are is CROSSELLING. */
                referenceType?: string;
                pageSize?: number;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                productCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductReferenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getProductInterests: {
        parameters: {
            query?: {
                productCode?: string;
                notificationType?: "BACK_IN_STOCK";
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: number;
                sort?: "name:asc" | "name:desc";
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductInterestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    addProductInterest: {
        parameters: {
            query: {
                productCode: string;
                notificationType: "BACK_IN_STOCK";
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description It is waited for */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductInterest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    removeProductInterest: {
        parameters: {
            query: {
                productCode: string;
                notificationType: "BACK_IN_STOCK";
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    changeNotificationPreferences: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    preferences: {
                        /** @enum {string} */
                        channel: "EMAIL" | "SMS";
                        enabled: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description The ways */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferenceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getCustomerCoupons: {
        parameters: {
            query?: {
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: number;
                sort?: "startDate:asc" | "startDate:desc" | "endDate:asc" | "endDate:desc" | "name:asc" | "name:desc" | "startDate" | "endDate" | "name";
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerCouponList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    claimCustomerCoupon: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                couponCode: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description It is the customer's */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimedCoupon"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getConsignmentTracking: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
                consignmentCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Carrier, number and what became of it, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsignmentTracking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getOrderInvoices: {
        parameters: {
            query?: {
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: number;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderInvoiceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    downloadOrderInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
                invoiceNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getPaymentDetails: {
        parameters: {
            query?: {
                saved?: boolean;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways to pay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetailsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    setDeliveryAddressOfCart: {
        parameters: {
            query: {
                addressId: string;
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    addDeliveryAddressToCart: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressChange"];
            };
        };
        responses: {
            /** @description The address */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    removeDeliveryAddressFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getDeliveryModes: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryModeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getDeliveryMode: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mode */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenDeliveryMode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    setDeliveryMode: {
        parameters: {
            query: {
                deliveryModeId: string;
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    removeDeliveryMode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    setPaymentDetailsOfCart: {
        parameters: {
            query: {
                paymentDetailsId: string;
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    refuseCardForm: {
        parameters: {
            query?: {
                responseUrl?: string;
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    refuseCardDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                /** @description A customer's cart by `code`, a guest's by `guid`, or `current` for the signed-in customer. */
                cart: components["parameters"]["cart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getOrders: {
        parameters: {
            query?: {
                /** @description Comma-joined status codes. */
                statuses?: string;
                time?: "last30Days" | "last3Months" | "last6Months" | "lastYear" | "custom";
                /** @description With time custom, the first month, `2026-01`, or a day. */
                startTime?: string;
                /** @description With time custom, the last month or day, whole; its end is later than the start of startTime. */
                endTime?: string;
                sort?: "byDate" | "byOrderNumber";
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    placeOrder: {
        parameters: {
            query?: {
                /** @description May stand in the body instead. */
                cartId?: string;
                termsChecked?: boolean;
                /** @description The marketing campaign that brought the shopper. */
                "sap-outbound-id"?: components["parameters"]["outboundId"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PlaceOrder"];
            };
        };
        responses: {
            /** @description The order there was already */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description The order, with where to pay */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Cancellation"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    previewCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Cancellation"];
            };
        };
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getOldOrders: {
        parameters: {
            query?: {
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OldOrderHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoiceNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    downloadPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    payOrderAgain: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    paymentMode: string;
                };
            };
        };
        responses: {
            /** @description The order, with where to pay */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getPaymentTransaction: {
        parameters: {
            query?: {
                transactionId?: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTransaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    startPaymentTransaction: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Without it as the order was to be paid before. */
                    paymentMode?: string;
                };
            };
        };
        responses: {
            /** @description Where to pay, and what becomes of it */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTransaction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    getOrderSummary: {
        parameters: {
            query: {
                cartId: string;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getOrderOfBearer: {
        parameters: {
            query?: {
                /** @description Whether same-day delivery and collection count in the promise. */
                sameDayPromise?: components["parameters"]["sameDayPromise"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getOrderStatus: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getOrderReturns: {
        parameters: {
            query?: {
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                sort?: "byDate" | "byRMA";
                /** @description open, refunded (or replaced) or fail; without it all. */
                filter?: "open" | "refunded" | "fail";
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them, with their entries, without timeline and files */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createOrderReturn: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderCode: string;
                    returnRequestEntryInputs: {
                        orderEntryNumber: number;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description The return */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["HumanCheck"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getReturnEntries: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: components["parameters"]["order"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its shipments with their entries, those that cannot come back with the reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    previewReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnPreviewForm"];
            };
        };
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createReturnIntentRequest: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReturnIntentForm"];
            };
        };
        responses: {
            /** @description The return */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["HumanCheck"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getReturnSuccess: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                returnRequestCode: components["parameters"]["return"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getDropOffStores: {
        parameters: {
            query?: {
                orderCode?: string;
                latitude?: number;
                longitude?: number;
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of stores */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DropOffStores"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getOrderReturn: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                returnRequestCode: components["parameters"]["return"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    cancelOrderReturn: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                returnRequestCode: components["parameters"]["return"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "CANCELLING";
                };
            };
        };
        responses: {
            /** @description The return */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Problem"];
        };
    };
    downloadReturnLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                returnRequestCode: components["parameters"]["return"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getTicketCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketCategories"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTicketAssociatedObjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketAssociatedObjects"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getTickets: {
        parameters: {
            query?: {
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: number;
                sort?: "byDate";
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createTicket: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TicketForm"];
                "application/json": {
                    subject: string;
                    message: string;
                    ticketCategory?: {
                        id?: string;
                    };
                    associatedTo?: {
                        code?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The ticket */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["HumanCheck"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getTicket: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                ticketId: components["parameters"]["ticket"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    addTicketEvent: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                ticketId: components["parameters"]["ticket"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message: string;
                    /** @description OPEN alone. The others are the shop's to set. */
                    toStatus?: {
                        id?: string;
                    };
                };
            };
        };
        responses: {
            /** @description What was written */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getTicketComments: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                ticketId: components["parameters"]["ticket"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketComments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    addTicketComment: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                ticketId: components["parameters"]["ticket"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TicketCommentForm"];
            };
        };
        responses: {
            /** @description The ticket with the comment */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["HumanCheck"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    rateTicket: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                ticketId: components["parameters"]["ticket"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketSatisfactionForm"];
            };
        };
        responses: {
            /** @description The ticket with the answer */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getPriceBeatEntries: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                orderCode: components["parameters"]["orderCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order's entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceBeatEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    claimPriceBeat: {
        parameters: {
            query: {
                requestType: "post_purchase_price_beat" | "pre_purchase_price_beat";
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PriceBeatForm"];
            };
        };
        responses: {
            /** @description The claim */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceBeatClaim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["HumanCheck"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getPriceBeatClaims: {
        parameters: {
            query?: {
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: number;
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceBeatClaimList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getPriceBeatClaim: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                claimId: components["parameters"]["claim"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceBeatClaim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    uploadAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description The file as it is kept */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["HumanCheck"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    downloadAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                attachmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    removeAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The customer's uid, `current` (whose bearer it is) or `anonymous`. */
                user: components["parameters"]["user"];
                attachmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getBaseSites: {
        parameters: {
            query?: {
                /** @description What the answer holds: BASIC, DEFAULT or FULL (any case), single members, or nested, such as `DEFAULT,averageRating,images(FULL)`. Unknown names are ignored; a malformed text, more than 8 levels or more than 4096 characters are refused with 400 (ValidationError, subject `fields`). */
                fields?: components["parameters"]["fields"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The one there is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseSiteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: {
                "X-Requested-With"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    grant_type: "password" | "client_credentials" | "refresh_token";
                    client_id: string;
                    client_secret?: string;
                    username?: string;
                    password?: string;
                    refresh_token?: string;
                    scope?: string;
                    /** @enum {string} */
                    channel?: "web" | "msite" | "app";
                };
            };
        };
        responses: {
            /** @description The token */
            200: {
                headers: {
                    "Cache-Control"?: "no-store";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            412: components["responses"]["HumanCheck"];
            /** @description Too many tries; of this call (`OAuthError`) or of any from this address */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthErrorOrList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @constant */
                    "List-Unsubscribe"?: "One-Click";
                };
                "multipart/form-data": {
                    /** @constant */
                    "List-Unsubscribe"?: "One-Click";
                };
            };
        };
        responses: {
            /** @description Stopped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        responseStatus: boolean;
                        successMsg: string;
                    };
                };
            };
            /** @description To the page that says what has become of it */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    verifyHuman: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Base64 of `{"challenge":{parameters,signature},"solution":{"counter":n}}`. */
                    payload: string;
                };
            };
        };
        responses: {
            /** @description Cleared */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    token: string;
                    /** @enum {string} */
                    token_type_hint?: "access_token" | "refresh_token";
                    client_id?: string;
                    client_secret?: string;
                };
            };
        };
        responses: {
            /** @description Ended, or never was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description Refused */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthError"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    paymentNotify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of those the shop is configured with */
                gateway: "payfast" | "paygate" | "payflex" | "ozow" | "peach";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Not a notification of ours */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    paymentReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of those the shop is configured with */
                gateway: "payfast" | "paygate" | "payflex" | "ozow" | "peach";
                merchantRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On to `/orderconfirmation?order=…` */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    paymentReturnPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of those the shop is configured with */
                gateway: "payfast" | "paygate" | "payflex" | "ozow" | "peach";
                merchantRef: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description On to `/orderconfirmation?order=…` */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    paymentCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of those the shop is configured with */
                gateway: "payfast" | "paygate" | "payflex" | "ozow" | "peach";
                merchantRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description On to `/orderconfirmation?order=…` */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    paymentCancelPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of those the shop is configured with */
                gateway: "payfast" | "paygate" | "payflex" | "ozow" | "peach";
                merchantRef: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description On to `/orderconfirmation?order=…` */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    receiveMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "message/rfc822": string;
                "application/json": {
                    RawEmail: string;
                };
                "multipart/form-data": {
                    email?: string;
                    "body-mime"?: string;
                };
                "application/x-www-form-urlencoded": {
                    "body-mime": string;
                };
            };
        };
        responses: {
            /** @description What became of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        outcome: "taken" | "newTicket" | "noted" | "repeated" | "automatic" | "empty" | "full" | "unknown";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    moveConsignment: {
        parameters: {
            query?: never;
            header: {
                "X-Spaza-Signature": string;
            };
            path: {
                consignment: string;
                step: "pick" | "ship" | "ready" | "collect" | "deliver";
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ShippedWith"];
            };
        };
        responses: {
            /** @description Where it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedConsignment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    getCachedHome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                channel: "web" | "msite" | "app";
                zone: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CmsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getRobots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSitemapIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSitemap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                map: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sitemap */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getManifest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/manifest+json": {
                        id: string;
                        name: string;
                        short_name: string;
                        description?: string;
                        start_url: string;
                        scope: string;
                        /** @enum {string} */
                        display: "standalone";
                        icons: Record<string, never>[];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getStartPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1170x2532.png */
                screen: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop's icon on the app's ground */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAppleAppLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The apps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getAndroidAppLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The apps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>[];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    shareTarget: {
        parameters: {
            query?: {
                url?: string;
                text?: string;
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There it is */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getMerchantFeed: {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    isAlive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    isReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Not yet, or not any more */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    collect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: {
                        event: string;
                        path?: string;
                        /** @enum {string} */
                        channel?: "web" | "msite" | "app";
                        session?: string;
                        at?: number;
                        data?: {
                            [key: string]: string;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description Kept */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffDoor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the browser stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffDoor"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    openStaffSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description `1`, on every call but GET that goes by the cookie or asks for one: no other site can send it. Without it, or with another site's `Origin`, 403 StaffOriginError. */
                "X-Spaza-Backoffice"?: components["parameters"]["byScreen"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSignInForm"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    closeStaffSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description `1`, on every call but GET that goes by the cookie or asks for one: no other site can send it. Without it, or with another site's `Origin`, 403 StaffOriginError. */
                "X-Spaza-Backoffice"?: components["parameters"]["byScreen"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out, or there was no session. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    lockStaffSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description `1`, on every call but GET that goes by the cookie or asks for one: no other site can send it. Without it, or with another site's `Origin`, 403 StaffOriginError. */
                "X-Spaza-Backoffice"?: components["parameters"]["byScreen"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Locked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    unlockStaffSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description `1`, on every call but GET that goes by the cookie or asks for one: no other site can send it. Without it, or with another site's `Origin`, 403 StaffOriginError. */
                "X-Spaza-Backoffice"?: components["parameters"]["byScreen"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffUnlockForm"];
            };
        };
        responses: {
            /** @description Open again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    openStaffSessionByLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description `1`, on every call but GET that goes by the cookie or asks for one: no other site can send it. Without it, or with another site's `Origin`, 403 StaffOriginError. */
                "X-Spaza-Backoffice"?: components["parameters"]["byScreen"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffLinkForm"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    openStaffInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description `1`, on every call but GET that goes by the cookie or asks for one: no other site can send it. Without it, or with another site's `Origin`, 403 StaffOriginError. */
                "X-Spaza-Backoffice"?: components["parameters"]["byScreen"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffLinkForm"];
            };
        };
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    acceptStaffInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description `1`, on every call but GET that goes by the cookie or asks for one: no other site can send it. Without it, or with another site's `Origin`, 403 StaffOriginError. */
                "X-Spaza-Backoffice"?: components["parameters"]["byScreen"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAcceptForm"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All accounts, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMemberList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    inviteStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInviteForm"];
            };
        };
        responses: {
            /** @description Invited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvited"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    setStaffRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRolesForm"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    confirmStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    disableStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    enableStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    resetStaffMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                memberId: components["parameters"]["memberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvited"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffToday"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffOrders: {
        parameters: {
            query?: {
                query?: string;
                view?: components["parameters"]["view"];
                /** @description Only orders of which this point of service has a part. */
                store?: components["parameters"]["store"];
                delivery?: "any" | "door" | "pickup";
                /** @description Placed on this day or later, in the shop's time. */
                from?: string;
                /** @description Placed on this day or before. */
                to?: string;
                sort?: "newest" | "oldest" | "value";
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    countStaffOrders: {
        parameters: {
            query?: {
                /** @description Only orders of which this point of service has a part. */
                store?: components["parameters"]["store"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderViews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: components["parameters"]["orderCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    moveStaffConsignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                orderCode: components["parameters"]["orderCode"];
                consignmentCode: components["parameters"]["consignmentCode"];
                step: components["parameters"]["step"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StaffStepForm"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    cancelStaffOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                orderCode: components["parameters"]["orderCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCancelForm"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    previewStaffCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: components["parameters"]["orderCode"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StaffCancelForm"];
            };
        };
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCancellation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    noteOnStaffOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                orderCode: components["parameters"]["orderCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffOrderNoteForm"];
            };
        };
        responses: {
            /** @description The note */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    settlePaymentDoubt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: components["parameters"]["orderCode"];
                doubtId: components["parameters"]["doubtId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffWhyForm"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderCode: components["parameters"]["orderCode"];
                documentNumber: components["parameters"]["documentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paper */
            200: {
                headers: {
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffRefunds: {
        parameters: {
            query?: {
                status?: "failed" | "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRefundList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    retryStaffRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                refundId: components["parameters"]["refundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund as it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderRefund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    confirmStaffRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                refundId: components["parameters"]["refundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund as it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderRefund"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMe"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffActs: {
        parameters: {
            query?: {
                /** @description Such as T-10001, PB-10001 or R-10001. */
                about?: string;
                by?: string;
                days?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The acts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffActList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: components["parameters"]["fileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffReturns: {
        parameters: {
            query?: {
                status?: "waiting" | "new" | "approved" | "here" | "all";
                /** @description The longest waiting first, or the dearest. */
                sort?: "age" | "value";
                takenBy?: "any" | "me" | "nobody";
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturnList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    takeReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TakeForm"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    releaseReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    authoriseReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    declineReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonForm"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    receiveReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReceiveForm"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    inspectReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectForm"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    refundReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    replaceReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    sendReturnBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                returnCode: components["parameters"]["returnCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonForm"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReturn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffClaims: {
        parameters: {
            query?: {
                status?: "waiting" | "sent" | "checking" | "agreed" | "refused" | "paid" | "all";
                /** @description The longest waiting first, or the dearest. */
                sort?: "age" | "value";
                takenBy?: "any" | "me" | "nobody";
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffClaimList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffClaim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    takeClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TakeForm"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffClaim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    releaseClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffClaim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    checkClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffClaim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    agreeToClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffClaim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    refuseClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                beatClaimId: components["parameters"]["beatClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonForm"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffClaim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffTickets: {
        parameters: {
            query?: {
                status?: "waiting" | "open" | "in-progress" | "closed" | "all";
                sort?: "age";
                takenBy?: "any" | "me" | "nobody";
                /** @description Zero-based. A page past the end is empty, with the totals. */
                currentPage?: components["parameters"]["currentPage"];
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of them */
            200: {
                headers: {
                    "x-total-count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicketList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    getStaffTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    takeTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TakeForm"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    releaseTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    answerTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffAnswerForm"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    noteTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffNoteForm"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    closeTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gives the stored answer and `Idempotent-Replayed: true`; with another body 422; while the first is under way 409 with Retry-After. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    previewReply: {
        parameters: {
            query: {
                reply: string;
            };
            header?: never;
            path: {
                staffTicketId: components["parameters"]["staffTicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    listStaffReplies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReplyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    keepReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Small letters, digits and hyphens. */
                reply: components["parameters"]["reply"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReplyForm"];
            };
        };
        responses: {
            /** @description The reply */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
    dropReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Small letters, digits and hyphens. */
                reply: components["parameters"]["reply"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Problem"];
        };
    };
}
