// The contract of pictures. Their files' names stand apart from the schema, because a shopper's first page needs the names
// and not the schema.
export * from './picture-address.ts';
export * from './picture-files.ts';
