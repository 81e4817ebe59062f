import type { Cart } from '@/shared/api/types';

/** Whether the cart lacks the licence its television needs. */
export const lacksLicence = ({ tvLicence }: Pick<Cart, 'tvLicence'>) =>
  tvLicence?.isRequired === true && !tvLicence.isAdded;
