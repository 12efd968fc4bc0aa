drop index complaint_slips_by_secret;
alter table complaint_slips drop column secret;
alter table product_labels drop column care;
