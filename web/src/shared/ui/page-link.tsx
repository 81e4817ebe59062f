import type { ComponentProps } from 'react';
import { Link } from '@/shared/routing/routing';
import { leadsTo } from '@/shared/session/shop';

/** A link to a page the retailer may not have written: then there is none. */
export const PageLink = (link: ComponentProps<typeof Link>) =>
  leadsTo(link.href) ? <Link {...link} /> : null;
