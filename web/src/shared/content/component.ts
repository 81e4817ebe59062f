import type { Schema } from '@/shared/api/types';

export type Component = Schema<'Component'>;
export type Banner = Schema<'Banner'> & { kicker?: string; colour?: string };
export type PageCard = Schema<'PageCard'>;
export type Media = Schema<'ComponentMedia'>;

/** A component's own members, wherever the content system put them. */
export interface Members {
  title?: string;
  text?: string;
  content?: string;
  kicker?: string;
  urlLink?: string;
  linkText?: string;
  productCodes?: string | string[];
  products?: Schema<'Product'>[];
  categories?: Schema<'Category'>[];
  brands?: Schema<'Brand'>[];
  media?: Media;
  banners?: Banner[];
  startDate?: string;
  endDate?: string;
  articles?: PageCard[];
  tabs?: { title?: string; content?: string }[];
  hotspots?: Schema<'Hotspot'>[];
  colour?: string;
  brandCode?: string;
}

export const membersOf = (component: Component): Members =>
  ({ ...component, ...component.otherProperties }) as unknown as Members;

/** A component without banners of its own is one itself. */
export const bannersOf = (members: Members): Banner[] =>
  members.banners ?? [
    {
      title: members.title,
      text: members.text,
      urlLink: members.urlLink,
      linkText: members.linkText,
      media: members.media,
      kicker: members.kicker,
    },
  ];

export const mediaUrl = (media: Media | undefined): string | undefined =>
  media?.url ?? media?.desktop?.url ?? media?.widescreen?.url ?? media?.mobile?.url;

/** `2026-06-12T22:00:00+0000`, which not every browser reads as it stands. */
export const timeOf = (date: string): number => Date.parse(date.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** What is left of a countdown, never below zero. */
export function timeLeft(end: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.floor((end - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
