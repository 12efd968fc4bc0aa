drop table picture_sources;
drop table import_layouts;
drop table import_remarks;
drop table import_parts;
drop table imports;
