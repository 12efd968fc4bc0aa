// What the screens of other features show of delivery, for staff, and the steps of a new shop that are about it.
export { RoundStep } from './first/round-step.tsx';
export { VillagesStep } from './first/villages-step.tsx';
export { dayHeading, dayText, roundText, timesText, weekdays } from './rounds/round-text.ts';
export { useLateness } from './rounds/use-lateness.tsx';
