/** A price list as wholesalers write it: Hindi and English mixed, by the quintal, peti and dozen, purchase rates alone. */
export const WHOLESALER = [
  'सामान,इकाई,थोक भाव',
  'चावल सोना मसूरी,क्विंटल,4650',
  'अरहर दाल फटका,Qtl,"13,100"',
  'चना दाल,kg,72',
  'Chini (sugar),क्विंटल,4155',
  'Sarson tel kachi ghani,पेटी (12×1 ली),1980',
  'Soyabean oil 910 g pouch,Peti 12 pcs,1440/-',
  'जीरा,पाव,95',
  'हल्दी पाउडर,250 ग्राम,62',
  'Chai patti,Pouch (500 g),Rs. 210',
  'Parle-G,Peti 120 pcs,525',
  'Tata namak,1 kg,22.35',
  'अंडा,दर्जन,72',
  'मंगलदीप अगरबत्ती,पैकेट,NA',
  'Lifebuoy sabun,dozen,352',
  'बेसन,500 ग्राम,48',
].join('\n');
