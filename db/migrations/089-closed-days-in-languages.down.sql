-- Who finds no English name reads another.
update closures set text = case when text <> '' then text when text_hi <> '' then text_hi else text_bn end;
alter table closures drop column text_hi;
alter table closures drop column text_bn;
