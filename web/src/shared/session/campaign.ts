const key = 'spaza.campaign';

/** The marketing campaign that brought the shopper, for as long as the tab lives. */
export const rememberCampaign = (id: string) => sessionStorage.setItem(key, id.slice(0, 100));

export const campaign = (): string | undefined => sessionStorage.getItem(key) ?? undefined;
