alter table rounds drop column closed_by_rule;
