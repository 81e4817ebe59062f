import type { PointOfService } from './rules';

/** A store as search engines read it. */
export const linkedData = (store: PointOfService) => ({
  '@context': 'https://schema.org',
  '@type': 'Store',
  name: store.displayName,
  url: `/storelocator?store=${encodeURIComponent(store.name)}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address?.line1,
    addressLocality: store.address?.town,
    postalCode: store.address?.postalCode,
    addressRegion: store.address?.region?.name,
    addressCountry: 'ZA',
  },
  geo: { '@type': 'GeoCoordinates', ...store.geoPoint },
  telephone: store.address?.phone,
  openingHoursSpecification: store.openingHours?.weekDayOpeningList
    ?.filter(({ closed }) => !closed)
    .map(({ weekDay, openingTime, closingTime }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekDay,
      opens: openingTime?.formattedHour,
      closes: closingTime?.formattedHour,
    })),
  specialOpeningHoursSpecification: store.openingHours?.specialDayOpeningList?.map(
    ({ date, closed, openingTime, closingTime }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date?.slice(0, 10),
      validThrough: date?.slice(0, 10),
      // The same time twice is closed all day.
      opens: closed ? '00:00' : openingTime?.formattedHour,
      closes: closed ? '00:00' : closingTime?.formattedHour,
    }),
  ),
});
