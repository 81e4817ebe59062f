// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { campaign, rememberCampaignOf } from './campaign';

beforeEach(() => sessionStorage.clear());

test('the campaign of any start address is kept, and a later page without one does not forget it', () => {
  rememberCampaignOf('?q=kettle&sap-outbound-id=CMP9');
  expect(campaign()).toBe('CMP9');
  rememberCampaignOf('?q=toaster');
  expect(campaign()).toBe('CMP9');
  rememberCampaignOf(`?sap-outbound-id=${'x'.repeat(300)}`);
  expect(campaign()).toBe('x'.repeat(100));
});

test('a browser that keeps nothing does not stop the shop', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('QuotaExceededError');
  });
  expect(() => rememberCampaignOf('?sap-outbound-id=CMP9')).not.toThrow();
});
