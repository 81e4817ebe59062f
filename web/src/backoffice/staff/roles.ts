import type { Schema } from '@/shared/api/types';

export type Role = Schema<'StaffRole'>;
export type Right = Schema<'StaffRight'>;

const names: Record<Role, string> = {
  owner: 'Owner',
  operations: 'Operations',
  'store-lead': 'Store lead',
  packer: 'Packer',
  'service-desk': 'Service desk',
  catalogue: 'Catalogue',
  prices: 'Prices',
  promotions: 'Promotions',
  stock: 'Stock',
  finance: 'Finance',
  analyst: 'Analyst',
  auditor: 'Auditor',
  'bulk-goods': 'Goods in bulk',
  'bulk-orders': 'Orders in bulk',
};

/** What a role is called on screen. */
export const roleName = (role: Role): string => names[role];

/** In the order they are offered, with what each is for. */
export const roles: readonly (readonly [Role, string])[] = [
  ['owner', 'All of it, who works here, and the settings'],
  ['operations', 'Orders, service desk, customers, stores and money; reads the audit log'],
  ['store-lead', 'Packs, hands over and cancels, serves at the desk, reads stock and stores'],
  ['packer', 'Packs, sends and hands over; sees no email addresses'],
  [
    'service-desk',
    'Answers tickets, decides returns, price beats and reviews, packs and cancels orders, keeps customers',
  ],
  ['catalogue', 'Keeps products, categories and pictures; sets prices, large moves with a second person'],
  ['prices', 'Sets prices and campaigns, agrees to large moves'],
  [
    'promotions',
    'Writes promotions and makes codes, agrees to those that give much away; pins and boosts in searches; writes pages',
  ],
  ['stock', 'Corrects, moves and counts stock'],
  ['finance', 'Pays back, agrees to price beats, cancels orders'],
  ['analyst', 'Reads and downloads reports, nothing else'],
  ['auditor', 'Reads all of it and the audit log, changes nothing'],
  ['bulk-goods', 'For other systems: reads products, prices and stock in bulk'],
  ['bulk-orders', 'For other systems: reads orders in bulk, with who placed them'],
];
