// What the screens of other features show of delivery, for staff.
export { dayHeading, dayText, roundText, timesText, weekdays } from './rounds/round-text.ts';
export { useLateness } from './rounds/use-lateness.tsx';
