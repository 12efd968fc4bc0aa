import type { PublicHours } from '#settings/hours/hours.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours and closed days for search engines, by schema.org. */
export const hoursData = ({ week, closures }: PublicHours) => ({
  openingHoursSpecification: (week ?? []).flatMap((spans, at) =>
    spans.map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAYS[at]}`,
      opens,
      closes,
    })),
  ),
  specialOpeningHoursSpecification: closures.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  })),
});
