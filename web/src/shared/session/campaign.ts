const key = 'spaza.campaign';

/** The marketing campaign that brought the shopper, for as long as the tab lives. */
export function rememberCampaign(id: string): void {
  try {
    sessionStorage.setItem(key, id.slice(0, 100));
  } catch {
    // A full or forbidden storage: the campaign is not counted.
  }
}

/** From whichever address the shopper started at. */
export function rememberCampaignOf(search: string): void {
  const id = new URLSearchParams(search).get('sap-outbound-id');
  if (id) rememberCampaign(id);
}

export function campaign(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
