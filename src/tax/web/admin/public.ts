// For other features, in the back office: the answers about GST.
export { FourAnswers } from './four-answers.tsx';
export { modeText } from './mode-text.ts';
