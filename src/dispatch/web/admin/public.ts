// For other features, in the back office: taps at doors that can wait for the network.
export { DOOR_PAYMENTS } from './sheet/door-payments.ts';
export { reasonText, STOP_TAPS, tapText, withStopTaps } from './sheet/stop-taps.ts';
export { TextInput } from './sheet/text-input.tsx';
export { StopQuestions } from './sheet/stop-questions.tsx';
