/** What the server says of files of goods, and of pictures, as a whole; see to-the-team.ts. */
export const SAID_OF_FILES = [
  /*i18n*/ { id: 'office: The file is just being imported.' },
  /*i18n*/ { id: 'office: The import is just being taken back.' },
  /*i18n*/ { id: 'office: The file was changed meanwhile. Here is how it is now.' },
  /*i18n*/ { id: 'office: There is no such file. Files are kept for a week.' },
  /*i18n*/ { id: 'office: This import is being taken back already.' },
  /*i18n*/ { id: 'office: This import was taken back.' },
  /*i18n*/ { id: 'office: An import can be taken back for one day.' },
  /*i18n*/ { id: 'office: This file was not imported.' },
  /*i18n*/ {
    id: 'office: This is an old Excel file (.xls), or one with a password. Save it as .xlsx without a password, or as CSV.',
  },
  /*i18n*/ { id: 'office: This workbook is larger than {number} MB. Save it as CSV.' },
  /*i18n*/ {
    id: 'office: This file has more than 2 crore cells, empty ones included. Keep only the columns with the goods.',
  },
  /*i18n*/ {
    id: 'office: This file has more text than the shop can keep. Divide it into several files.',
  },
  /*i18n*/ {
    id: 'office: This workbook has too many different texts. Save the sheet with the goods as CSV.',
  },
  /*i18n*/ { id: 'office: This workbook takes too much to read. Save the sheet with the goods as CSV.' },
  /*i18n*/ { id: 'office: Another file is being read just now. Please try again in a minute.' },
  /*i18n*/ { id: 'office: Many pictures are being read just now. Please try again in a minute.' },
  /*i18n*/ {
    id: 'office: The picture takes too much memory to open; save it smaller, or as a plain JPEG',
  },
  /*i18n*/ { id: 'office: This sheet has more rows than a spreadsheet can have.' },
  /*i18n*/ { id: 'office: The file is empty.' },
  /*i18n*/ {
    id: 'office: This file is neither a spreadsheet (.xlsx) nor a text (.csv, .tsv). In the spreadsheet, save it as “CSV UTF-8”.',
  },
  /*i18n*/ {
    id: 'office: This workbook cannot be read; it may be damaged. Save it again as .xlsx, or as CSV.',
  },
  /*i18n*/ {
    id: 'office: This is another kind of spreadsheet (.ods or .xlsb). Save it as .xlsx, or as CSV.',
  },
  /*i18n*/ { id: 'office: This is a zip file, but no workbook. Unpack it, and choose the file inside.' },
  /*i18n*/ { id: 'office: This workbook unpacks to far too much. Save the sheet with the goods as CSV.' },
];
