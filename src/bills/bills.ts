// The bills of orders: what a paper is, and the questions that are asked about them. What is owed stands in `owed.ts`.
export * from './bill.ts';
export * from './bill-list.ts';
