// For other features, in the back office: the choice of a paper, and the sheet that it prints.
export { type Paper, PaperChoice, usePaper } from './paper-choice.tsx';
export { Sheet } from './paper-choice.tsx';
