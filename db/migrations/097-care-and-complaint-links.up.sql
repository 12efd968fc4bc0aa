-- Whom a product's label names for complaints about it; and the secret in the link by which a person without an account reads her
-- complaint. Complaints that came before have one, too: the fill draws it. One that was ticked on an order is read there.
alter table product_labels add column care text not null default '';
alter table complaint_slips add column secret text;
create unique index complaint_slips_by_secret on complaint_slips (secret) where secret is not null;
