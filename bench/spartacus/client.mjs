// A Spartacus application without pages: its own modules, configuration, sign-in and interceptors in Angular's injector,
// with an HTTP backend that keeps what was called.
import '@angular/compiler';
import 'zone.js/node';
import { APP_BASE_HREF } from '@angular/common';
import { HttpBackend, HttpClientModule, HttpErrorResponse, HttpHeaders, HttpResponse } from '@angular/common/http';
import { NgModule } from '@angular/core';
import { BrowserModule } from '@angular/platform-browser';
import { INITIAL_CONFIG, platformDynamicServer, ServerModule } from '@angular/platform-server';
import { RouterModule } from '@angular/router';
import { EffectsModule } from '@ngrx/effects';
import { StoreModule } from '@ngrx/store';
import * as asm from '@spartacus/asm/core';
import { AsmOccModule } from '@spartacus/asm/occ';
import * as savedCart from '@spartacus/cart/saved-cart/core';
import { SavedCartOccModule } from '@spartacus/cart/saved-cart/occ';
import * as checkout from '@spartacus/checkout/core';
import { CheckoutOccModule } from '@spartacus/checkout/occ';
import * as core from '@spartacus/core';
import * as order from '@spartacus/order/core';
import { OrderOccModule } from '@spartacus/order/occ';
import { BulkPricingOccModule } from '@spartacus/product/bulk-pricing/occ';
import { ProductVariantsOccModule } from '@spartacus/product/variants/occ';
import * as storeFinder from '@spartacus/storefinder/core';
import { StoreFinderOccModule } from '@spartacus/storefinder/occ';
import * as account from '@spartacus/user/account/core';
import { UserAccountOccModule } from '@spartacus/user/account/occ';
import * as profile from '@spartacus/user/profile/core';
import { UserProfileOccModule } from '@spartacus/user/profile/occ';
import { Observable } from 'rxjs';

const libraries = [core, asm, savedCart, checkout, order, storeFinder, account, profile];

const exported = (pattern) => Object.fromEntries(libraries.flatMap((library) => Object.entries(library).filter(([name]) => pattern.test(name))));

/** What Spartacus asks its injector for to reach a shop, by name; the OCC modules say what it gets. */
const tokens = exported(/^(?!Occ|Legacy)\w*Adapter$/);
/** Some can be asked for by their own classes alone. */
const classes = exported(/^Occ\w*Adapter$/);

const adaptersOf = (injector) => {
  const found = Object.fromEntries(
    Object.entries(tokens)
      .map(([name, token]) => [name, injector.get(token, null)])
      .filter(([, adapter]) => adapter),
  );
  const known = new Set(Object.values(found).map(({ constructor }) => constructor));
  for (const [name, type] of Object.entries(classes)) if (!known.has(type)) found[name.replace('Occ', '')] = injector.get(type);
  return found;
};

/** Sends requests as they are and notes method, address and status of each. */
const recorder = () => {
  const seen = [];
  const send = async (request, subscriber, signal) => {
    const headers = Object.fromEntries(request.headers.keys().map((name) => [name, request.headers.getAll(name).join(', ')]));
    if (!request.headers.has('Accept')) headers.Accept = 'application/json, text/plain, */*';
    const type = request.detectContentTypeHeader();
    if (type && !request.headers.has('Content-Type')) headers['Content-Type'] = type;
    const url = request.urlWithParams;
    const call = { method: request.method, url, headers, status: 0 };
    seen.push(call);
    const answer = await fetch(url, { method: request.method, headers, body: request.serializeBody() ?? undefined, signal });
    const text = await answer.text();
    call.status = answer.status;
    const init = { url, status: answer.status, statusText: answer.statusText, headers: new HttpHeaders([...answer.headers].map((pair) => pair.join(': ')).join('\n')) };
    let body = text === '' ? null : text;
    if (request.responseType === 'json' && body !== null) {
      try {
        body = JSON.parse(text);
      } catch (error) {
        // A success that is no JSON is an error to Angular, as in a browser.
        if (answer.ok) return subscriber.error(new HttpErrorResponse({ ...init, error: { error, text } }));
      }
    }
    if (!answer.ok) return subscriber.error(new HttpErrorResponse({ ...init, error: body }));
    subscriber.next(new HttpResponse({ ...init, body }));
    subscriber.complete();
  };
  return {
    seen,
    handle: (request) =>
      new Observable((subscriber) => {
        const stop = new AbortController();
        send(request, subscriber, stop.signal).catch((error) =>
          subscriber.error(new HttpErrorResponse({ url: request.urlWithParams, error, status: 0 })),
        );
        return () => stop.abort();
      }),
  };
};

const site = (base) => ({
  backend: { occ: { baseUrl: base } },
  context: { baseSite: ['spaza'], language: ['en'], currency: ['ZAR'] },
  features: { level: '4.3' },
  routing: { routes: { home: { paths: [''] }, login: { paths: ['login'] } } },
});

/** An application of its own, with a session of its own. */
export const startClient = async (base) => {
  const backend = recorder();
  class Client {
    ngDoBootstrap() {}
  }
  const module = NgModule({
    imports: [
      BrowserModule.withServerTransition({ appId: 'occ' }),
      ServerModule,
      HttpClientModule,
      RouterModule.forRoot([{ path: '**', children: [] }]),
      StoreModule.forRoot({}),
      EffectsModule.forRoot([]),
      core.BaseCoreModule.forRoot(),
      core.RoutingModule.forRoot(),
      core.UserAuthModule.forRoot(),
      core.ClientAuthModule.forRoot(),
      core.AnonymousConsentsModule.forRoot(),
      core.CartModule.forRoot(),
      core.ProductModule.forRoot(),
      core.UserTransitionalModule.forRoot(),
      core.CartOccModule,
      core.ProductOccModule,
      core.UserOccModule,
      core.OrderOccModule,
      core.CostCenterOccModule,
      AsmOccModule,
      SavedCartOccModule,
      CheckoutOccModule,
      OrderOccModule,
      BulkPricingOccModule,
      ProductVariantsOccModule,
      StoreFinderOccModule,
      UserAccountOccModule,
      UserProfileOccModule,
    ],
    providers: [
      core.provideConfig(site(base)),
      ...Object.values(classes),
      { provide: APP_BASE_HREF, useValue: '/' },
      { provide: HttpBackend, useValue: backend },
    ],
  })(Client) ?? Client;
  const { injector } = await platformDynamicServer([
    { provide: INITIAL_CONFIG, useValue: { document: '<html><head></head><body></body></html>', url: 'http://localhost/' } },
  ]).bootstrapModule(module);
  const services = { OAuthLibWrapperService: core.OAuthLibWrapperService, ClientAuthenticationTokenService: core.ClientAuthenticationTokenService };
  return {
    seen: backend.seen,
    /** With the services that get tokens. */
    adapters: { ...adaptersOf(injector), ...Object.fromEntries(Object.entries(services).map(([name, service]) => [name, injector.get(service)])) },
    auth: injector.get(core.AuthService),
    authStorage: injector.get(core.AuthStorageService),
  };
};
