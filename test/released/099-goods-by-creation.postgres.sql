CREATE TABLE public.accountants (
    id text NOT NULL,
    name text NOT NULL,
    secret_hash text NOT NULL,
    created_at text NOT NULL,
    used_at text,
    ended_at text,
    CONSTRAINT accountants_name_check CHECK ((name <> ''::text))
);
CREATE TABLE public.addresses (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    street text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    pin_code text NOT NULL,
    created_at text NOT NULL,
    village text DEFAULT ''::text NOT NULL,
    landmark text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.alarm_calls (
    id text NOT NULL,
    order_id text,
    channel text NOT NULL,
    user_id text NOT NULL,
    device_id text,
    token_hash text,
    state text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    made_at text NOT NULL,
    sent_at text,
    arrived_at text,
    CONSTRAINT alarm_calls_channel_check CHECK ((channel = ANY (ARRAY['push'::text, 'mail'::text]))),
    CONSTRAINT alarm_calls_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'refused'::text, 'gone'::text, 'stopped'::text])))
);
CREATE TABLE public.alarm_people (
    user_id text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE public.alarm_rules (
    id integer NOT NULL,
    quiet_from text,
    quiet_to text,
    mail text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    updated_at text NOT NULL,
    CONSTRAINT alarm_rules_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
    CONSTRAINT alarm_rules_id_check CHECK ((id = 1)),
    CONSTRAINT alarm_rules_mail_check CHECK ((mail = ANY (ARRAY['first'::text, 'second'::text, 'never'::text])))
);
CREATE TABLE public.alarms (
    order_id text NOT NULL,
    turns integer DEFAULT 0 NOT NULL,
    next_at text,
    looked_at text,
    looked_id text,
    looked_name text DEFAULT ''::text NOT NULL,
    placed_at text NOT NULL
);
CREATE TABLE public.areas (
    id text NOT NULL,
    name text NOT NULL,
    fee_paise bigint NOT NULL,
    free_above_paise bigint,
    minimum_paise bigint DEFAULT 0 NOT NULL,
    cash_most_paise bigint,
    note text DEFAULT ''::text NOT NULL,
    rank integer NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    CONSTRAINT areas_cash_most_paise_check CHECK ((cash_most_paise >= 0)),
    CONSTRAINT areas_fee_paise_check CHECK ((fee_paise >= 0)),
    CONSTRAINT areas_free_above_paise_check CHECK ((free_above_paise >= 0)),
    CONSTRAINT areas_minimum_paise_check CHECK ((minimum_paise >= 0))
);
CREATE TABLE public.audit_log (
    id text NOT NULL,
    at text NOT NULL,
    actor_id text,
    actor_name text NOT NULL,
    entity text NOT NULL,
    entity_id text NOT NULL,
    action text NOT NULL,
    before text,
    after text
);
CREATE TABLE public.bill_lines (
    bill_id text NOT NULL,
    "position" integer NOT NULL,
    product_id text NOT NULL,
    title text NOT NULL,
    title_hi text DEFAULT ''::text NOT NULL,
    title_bn text DEFAULT ''::text NOT NULL,
    pack text DEFAULT ''::text NOT NULL,
    unit text NOT NULL,
    sold_by text NOT NULL,
    hsn text DEFAULT ''::text NOT NULL,
    uqc text NOT NULL,
    quantity bigint NOT NULL,
    price_paise bigint NOT NULL,
    gross_paise bigint NOT NULL,
    discount_paise bigint NOT NULL,
    delivery_paise bigint NOT NULL,
    total_paise bigint NOT NULL,
    rate_hundredths integer NOT NULL,
    nature text NOT NULL,
    by_printed_price integer DEFAULT 0 NOT NULL,
    rate_assumed integer DEFAULT 0 NOT NULL,
    taxable_paise bigint NOT NULL,
    cgst_paise bigint NOT NULL,
    sgst_paise bigint NOT NULL,
    igst_paise bigint NOT NULL,
    printed_more_paise bigint NOT NULL,
    CONSTRAINT bill_lines_by_printed_price_check CHECK ((by_printed_price = ANY (ARRAY[0, 1]))),
    CONSTRAINT bill_lines_cgst_paise_check CHECK ((cgst_paise >= 0)),
    CONSTRAINT bill_lines_check CHECK (((discount_paise >= 0) AND (discount_paise <= gross_paise))),
    CONSTRAINT bill_lines_check1 CHECK ((total_paise = ((gross_paise - discount_paise) + delivery_paise))),
    CONSTRAINT bill_lines_check2 CHECK (((((taxable_paise + cgst_paise) + sgst_paise) + igst_paise) = (total_paise + printed_more_paise))),
    CONSTRAINT bill_lines_check3 CHECK ((cgst_paise = sgst_paise)),
    CONSTRAINT bill_lines_check4 CHECK (((cgst_paise = 0) OR (igst_paise = 0))),
    CONSTRAINT bill_lines_check5 CHECK (((rate_hundredths > 0) OR ((cgst_paise + igst_paise) = 0))),
    CONSTRAINT bill_lines_check6 CHECK (((nature = 'taxable'::text) = (rate_hundredths > 0))),
    CONSTRAINT bill_lines_delivery_paise_check CHECK ((delivery_paise >= 0)),
    CONSTRAINT bill_lines_gross_paise_check CHECK ((gross_paise >= 0)),
    CONSTRAINT bill_lines_igst_paise_check CHECK ((igst_paise >= 0)),
    CONSTRAINT bill_lines_nature_check CHECK ((nature = ANY (ARRAY['taxable'::text, 'nil'::text, 'exempt'::text]))),
    CONSTRAINT bill_lines_price_paise_check CHECK ((price_paise >= 0)),
    CONSTRAINT bill_lines_printed_more_paise_check CHECK ((printed_more_paise >= 0)),
    CONSTRAINT bill_lines_quantity_check CHECK ((quantity >= 0)),
    CONSTRAINT bill_lines_rate_assumed_check CHECK ((rate_assumed = ANY (ARRAY[0, 1]))),
    CONSTRAINT bill_lines_rate_hundredths_check CHECK ((rate_hundredths >= 0)),
    CONSTRAINT bill_lines_sold_by_check CHECK ((sold_by = ANY (ARRAY['piece'::text, 'weight'::text, 'volume'::text]))),
    CONSTRAINT bill_lines_taxable_paise_check CHECK ((taxable_paise >= 0)),
    CONSTRAINT bill_lines_total_paise_check CHECK ((total_paise > 0))
);
CREATE TABLE public.bill_series (
    letter text NOT NULL,
    prefix text NOT NULL,
    year text NOT NULL,
    drawn bigint NOT NULL,
    CONSTRAINT bill_series_drawn_check CHECK ((drawn > 0)),
    CONSTRAINT bill_series_letter_check CHECK ((letter = ANY (ARRAY['B'::text, 'S'::text, 'T'::text, 'M'::text, 'C'::text])))
);
CREATE TABLE public.bills (
    id text NOT NULL,
    order_id text NOT NULL,
    order_number bigint NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    letter text NOT NULL,
    prefix text NOT NULL,
    year text NOT NULL,
    n bigint NOT NULL,
    number text NOT NULL,
    on_day text NOT NULL,
    left_on text NOT NULL,
    at text NOT NULL,
    original_id text,
    mode text NOT NULL,
    seller text NOT NULL,
    buyer text NOT NULL,
    buyer_gstin text DEFAULT ''::text NOT NULL,
    place_of_supply text NOT NULL,
    interstate integer NOT NULL,
    delivery_paise bigint NOT NULL,
    taxable_paise bigint NOT NULL,
    exempt_paise bigint NOT NULL,
    cgst_paise bigint NOT NULL,
    sgst_paise bigint NOT NULL,
    igst_paise bigint NOT NULL,
    printed_more_paise bigint NOT NULL,
    total_paise bigint NOT NULL,
    cash_off_paise bigint NOT NULL,
    CONSTRAINT bills_cash_off_paise_check CHECK (((cash_off_paise >= 0) AND (cash_off_paise <= 99))),
    CONSTRAINT bills_cgst_paise_check CHECK ((cgst_paise >= 0)),
    CONSTRAINT bills_check CHECK (((delivery_paise >= 0) AND (delivery_paise <= total_paise))),
    CONSTRAINT bills_check1 CHECK (((exempt_paise >= 0) AND (exempt_paise <= taxable_paise))),
    CONSTRAINT bills_check2 CHECK (((kind = 'note'::text) = (original_id IS NOT NULL))),
    CONSTRAINT bills_check3 CHECK (((kind = 'note'::text) = (letter = 'C'::text))),
    CONSTRAINT bills_check4 CHECK (((((taxable_paise + cgst_paise) + sgst_paise) + igst_paise) = (total_paise + printed_more_paise))),
    CONSTRAINT bills_check5 CHECK ((cgst_paise = sgst_paise)),
    CONSTRAINT bills_check6 CHECK ((
CASE
    WHEN (interstate = 1) THEN cgst_paise
    ELSE igst_paise
END = 0)),
    CONSTRAINT bills_check7 CHECK (((mode = 'regular'::text) OR ((cgst_paise + igst_paise) = 0))),
    CONSTRAINT bills_check8 CHECK (((kind <> ALL (ARRAY['bill'::text, 'supply'::text])) OR ((cgst_paise + igst_paise) = 0))),
    CONSTRAINT bills_check9 CHECK (
CASE kind
    WHEN 'bill'::text THEN (mode = 'unregistered'::text)
    WHEN 'supply'::text THEN (mode <> 'unregistered'::text)
    WHEN 'tax'::text THEN (mode = 'regular'::text)
    WHEN 'mixed'::text THEN ((mode = 'regular'::text) AND (buyer_gstin = ''::text))
    ELSE true
END),
    CONSTRAINT bills_igst_paise_check CHECK ((igst_paise >= 0)),
    CONSTRAINT bills_interstate_check CHECK ((interstate = ANY (ARRAY[0, 1]))),
    CONSTRAINT bills_kind_check CHECK ((kind = ANY (ARRAY['bill'::text, 'supply'::text, 'tax'::text, 'mixed'::text, 'note'::text]))),
    CONSTRAINT bills_mode_check CHECK ((mode = ANY (ARRAY['unregistered'::text, 'composition'::text, 'regular'::text]))),
    CONSTRAINT bills_n_check CHECK ((n > 0)),
    CONSTRAINT bills_number_check CHECK ((length(number) <= 16)),
    CONSTRAINT bills_position_check CHECK (("position" >= 0)),
    CONSTRAINT bills_printed_more_paise_check CHECK ((printed_more_paise >= 0)),
    CONSTRAINT bills_taxable_paise_check CHECK ((taxable_paise >= 0)),
    CONSTRAINT bills_total_paise_check CHECK ((total_paise > 0))
);
CREATE TABLE public.business_buyers (
    user_id text NOT NULL,
    gstin text NOT NULL,
    name text NOT NULL,
    updated_at text NOT NULL,
    CONSTRAINT business_buyers_gstin_check CHECK ((length(gstin) = 15)),
    CONSTRAINT business_buyers_name_check CHECK ((name <> ''::text))
);
CREATE TABLE public.cart_lines (
    id text NOT NULL,
    user_id text NOT NULL,
    product_id text NOT NULL,
    quantity bigint NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    CONSTRAINT cart_lines_quantity_check CHECK ((quantity >= 1))
);
CREATE TABLE public.cash_closings (
    id text NOT NULL,
    sheet_id text NOT NULL,
    "position" integer NOT NULL,
    count_id text,
    opening_paise bigint NOT NULL,
    taken_paise bigint NOT NULL,
    returned_paise bigint NOT NULL,
    spent_paise bigint NOT NULL,
    expected_paise bigint NOT NULL,
    counted_paise bigint NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    cost_paise bigint,
    handed_by text,
    handed_name text NOT NULL,
    signed_by text NOT NULL,
    signed_name text NOT NULL,
    alone integer NOT NULL,
    signed_at text NOT NULL,
    CONSTRAINT cash_closings_alone_check CHECK ((alone = ANY (ARRAY[0, 1]))),
    CONSTRAINT cash_closings_check CHECK ((expected_paise = (((opening_paise + taken_paise) - returned_paise) - spent_paise))),
    CONSTRAINT cash_closings_check1 CHECK (((reason <> ''::text) OR (("position" = 0) AND (expected_paise = counted_paise)))),
    CONSTRAINT cash_closings_check2 CHECK (((count_id IS NULL) OR (alone = 1) OR (handed_by <> signed_by))),
    CONSTRAINT cash_closings_cost_paise_check CHECK ((cost_paise >= 0)),
    CONSTRAINT cash_closings_counted_paise_check CHECK ((counted_paise >= 0)),
    CONSTRAINT cash_closings_returned_paise_check CHECK ((returned_paise >= 0))
);
CREATE TABLE public.cash_counts (
    id text NOT NULL,
    sheet_id text NOT NULL,
    "position" integer NOT NULL,
    counted_paise bigint NOT NULL,
    pieces text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    by_id text NOT NULL,
    by_name text NOT NULL,
    at text NOT NULL,
    written_at text NOT NULL,
    CONSTRAINT cash_counts_counted_paise_check CHECK ((counted_paise >= 0))
);
CREATE TABLE public.cash_moves (
    id text NOT NULL,
    sheet_id text NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    amount_paise bigint NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    undoes text,
    by_id text NOT NULL,
    by_name text NOT NULL,
    at text NOT NULL,
    written_at text NOT NULL,
    CONSTRAINT cash_moves_check CHECK (((kind = 'undone'::text) = (undoes IS NOT NULL))),
    CONSTRAINT cash_moves_check1 CHECK (((kind <> 'opening'::text) OR (amount_paise > 0))),
    CONSTRAINT cash_moves_check2 CHECK (((kind <> 'spent'::text) OR ((amount_paise < 0) AND (note <> ''::text)))),
    CONSTRAINT cash_moves_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'spent'::text, 'undone'::text])))
);
CREATE TABLE public.cash_sheets (
    id text NOT NULL,
    round_id text,
    on_day text NOT NULL,
    opened_at text NOT NULL,
    CONSTRAINT cash_sheets_check CHECK ((id = COALESCE(round_id, on_day)))
);
CREATE TABLE public.cash_signed (
    payment_id text NOT NULL,
    closing_id text NOT NULL
);
CREATE TABLE public.changes (
    seq bigint NOT NULL,
    tags text NOT NULL
);
ALTER TABLE public.changes ALTER COLUMN seq ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.changes_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.closures (
    id text NOT NULL,
    from_on text NOT NULL,
    to_on text NOT NULL,
    text text NOT NULL,
    keeps_rounds integer NOT NULL,
    created_at text NOT NULL,
    text_hi text DEFAULT ''::text NOT NULL,
    text_bn text DEFAULT ''::text NOT NULL,
    CONSTRAINT closures_check CHECK ((to_on >= from_on)),
    CONSTRAINT closures_keeps_rounds_check CHECK ((keeps_rounds = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.complaint_slips (
    number bigint NOT NULL,
    id text NOT NULL,
    complaint_id text,
    order_id text,
    user_id text,
    way text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    words text NOT NULL,
    received_at text NOT NULL,
    noted_at text NOT NULL,
    noted_by text DEFAULT ''::text NOT NULL,
    confirmed_at text,
    confirmed_by text DEFAULT ''::text NOT NULL,
    answer text DEFAULT ''::text NOT NULL,
    answered_at text,
    answered_by text DEFAULT ''::text NOT NULL,
    told_at text,
    secret text,
    CONSTRAINT complaint_slips_check CHECK ((received_at <= noted_at)),
    CONSTRAINT complaint_slips_check1 CHECK (((way = 'order'::text) OR (complaint_id IS NULL))),
    CONSTRAINT complaint_slips_way_check CHECK ((way = ANY (ARRAY['order'::text, 'contact'::text, 'caller'::text])))
);
ALTER TABLE public.complaint_slips ALTER COLUMN number ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.complaint_slips_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.complaint_steps (
    complaint_id text NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    text text NOT NULL,
    credit_id text,
    actor_id text NOT NULL,
    actor_name text NOT NULL,
    at text NOT NULL,
    CONSTRAINT complaint_steps_kind_check CHECK ((kind = ANY (ARRAY['told'::text, 'read'::text, 'credit'::text, 'goods'::text, 'words'::text, 'refused'::text, 'again'::text]))),
    CONSTRAINT complaint_steps_position_check CHECK (("position" >= 0))
);
CREATE TABLE public.complaints (
    id text NOT NULL,
    order_id text NOT NULL,
    user_id text NOT NULL,
    state text NOT NULL,
    wish text NOT NULL,
    told text NOT NULL,
    told_at text NOT NULL,
    updated_at text NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT complaints_revision_check CHECK ((revision > 0)),
    CONSTRAINT complaints_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'refused'::text, 'again'::text]))),
    CONSTRAINT complaints_wish_check CHECK ((wish = ANY (ARRAY['money'::text, 'goods'::text, 'words'::text])))
);
CREATE TABLE public.credit_lines (
    credit_id text NOT NULL,
    order_id text NOT NULL,
    "position" integer NOT NULL,
    quantity bigint NOT NULL,
    amount_paise bigint NOT NULL,
    restocked integer DEFAULT 0 NOT NULL,
    CONSTRAINT credit_lines_restocked_check CHECK ((restocked = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.credit_numbers (
    number bigint NOT NULL,
    credit_id text NOT NULL
);
ALTER TABLE public.credit_numbers ALTER COLUMN number ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.credit_numbers_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.credits (
    id text NOT NULL,
    number bigint NOT NULL,
    order_id text NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    undoes text,
    reason text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    amount_paise bigint NOT NULL,
    payment_id text,
    by_id text,
    by_name text NOT NULL,
    at text NOT NULL,
    shipping_paise bigint DEFAULT 0 NOT NULL,
    CONSTRAINT credits_check CHECK (((kind = 'undone'::text) = (undoes IS NOT NULL))),
    CONSTRAINT credits_check1 CHECK (((kind = 'credit'::text) = (amount_paise > 0))),
    CONSTRAINT credits_check2 CHECK (((kind = 'undone'::text) = (amount_paise < 0))),
    CONSTRAINT credits_kind_check CHECK ((kind = ANY (ARRAY['credit'::text, 'undone'::text]))),
    CONSTRAINT credits_reason_check CHECK ((reason = ANY (ARRAY['spoiled'::text, 'missing'::text, 'price'::text, 'other'::text])))
);
CREATE TABLE public.daily_product_sales (
    day text NOT NULL,
    category text NOT NULL,
    product_id text NOT NULL,
    quantity bigint NOT NULL,
    sales_paise bigint NOT NULL
);
CREATE TABLE public.daily_sales (
    day text NOT NULL,
    part integer NOT NULL,
    orders bigint NOT NULL,
    cancelled bigint NOT NULL,
    sales_paise bigint NOT NULL,
    shipping_paise bigint NOT NULL,
    due_orders bigint NOT NULL,
    due_cash_paise bigint NOT NULL,
    due_card_paise bigint NOT NULL,
    due_delivered_paise bigint NOT NULL,
    CONSTRAINT daily_sales_part_check CHECK (((part >= 0) AND (part <= 7)))
);
CREATE TABLE public.door_codes (
    order_id text NOT NULL,
    code text NOT NULL,
    why text NOT NULL,
    CONSTRAINT door_codes_code_check CHECK ((length(code) = 4)),
    CONSTRAINT door_codes_why_check CHECK ((why = ANY (ARRAY['large'::text, 'paid'::text, 'credit'::text])))
);
CREATE TABLE public.former_shelves (
    value text NOT NULL,
    shelf text NOT NULL,
    merged_at text NOT NULL
);
CREATE TABLE public.import_layouts (
    signature text NOT NULL,
    plan text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.import_parts (
    import_id text NOT NULL,
    "position" bigint NOT NULL,
    content text NOT NULL
);
CREATE TABLE public.import_remarks (
    import_id text NOT NULL,
    row_number bigint NOT NULL,
    kind text NOT NULL,
    reason text NOT NULL,
    cells text NOT NULL,
    CONSTRAINT import_remarks_kind_check CHECK ((kind = ANY (ARRAY['left out'::text, 'adjusted'::text])))
);
CREATE TABLE public.import_writes (
    import_id text NOT NULL,
    product_id text NOT NULL,
    kind text NOT NULL,
    before text NOT NULL,
    after text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    CONSTRAINT import_writes_kind_check CHECK ((kind = ANY (ARRAY['added'::text, 'changed'::text])))
);
CREATE TABLE public.imports (
    id text NOT NULL,
    file_name text NOT NULL,
    state text NOT NULL,
    header text NOT NULL,
    sample text NOT NULL,
    plan text NOT NULL,
    outcome text NOT NULL,
    signature text NOT NULL,
    row_count bigint DEFAULT 0 NOT NULL,
    parts bigint DEFAULT 0 NOT NULL,
    done_parts bigint DEFAULT 0 NOT NULL,
    problem text DEFAULT ''::text NOT NULL,
    actor_id text,
    actor_name text NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    imported_at text,
    undo text DEFAULT ''::text NOT NULL,
    taken_back bigint DEFAULT 0 NOT NULL,
    CONSTRAINT imports_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'checking'::text, 'waiting'::text, 'importing'::text, 'done'::text, 'failed'::text]))),
    CONSTRAINT imports_undo_check CHECK ((undo = ANY (ARRAY[''::text, 'undoing'::text, 'undone'::text])))
);
CREATE TABLE public.jobs (
    id text NOT NULL,
    kind text NOT NULL,
    payload text NOT NULL,
    dedupe_key text,
    run_at text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    locked_until text,
    last_error text,
    created_at text NOT NULL,
    done_at text,
    failed_at text
);
CREATE TABLE public.khata_lines (
    id text NOT NULL,
    user_id text NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    amount_paise bigint NOT NULL,
    owed_paise bigint NOT NULL,
    payment_id text,
    undoes text,
    note text DEFAULT ''::text NOT NULL,
    beyond text DEFAULT ''::text NOT NULL,
    by_id text,
    by_name text NOT NULL,
    at text NOT NULL,
    CONSTRAINT khata_lines_check CHECK (((payment_id IS NOT NULL) OR (kind = ANY (ARRAY['opening'::text, 'corrected'::text, 'undone'::text])))),
    CONSTRAINT khata_lines_check1 CHECK (((kind = 'undone'::text) = (undoes IS NOT NULL))),
    CONSTRAINT khata_lines_check2 CHECK (((kind <> ALL (ARRAY['order'::text, 'opening'::text])) OR (amount_paise >= 0))),
    CONSTRAINT khata_lines_check3 CHECK (((kind <> ALL (ARRAY['lessened'::text, 'paid'::text])) OR (amount_paise <= 0))),
    CONSTRAINT khata_lines_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'lessened'::text, 'paid'::text, 'returned'::text, 'opening'::text, 'corrected'::text, 'undone'::text])))
);
CREATE TABLE public.khatas (
    user_id text NOT NULL,
    limit_paise bigint DEFAULT 0 NOT NULL,
    owed_paise bigint DEFAULT 0 NOT NULL,
    line_count integer DEFAULT 0 NOT NULL,
    oldest_at text,
    revision bigint DEFAULT 1 NOT NULL,
    updated_at text NOT NULL,
    CONSTRAINT khatas_limit_paise_check CHECK ((limit_paise >= 0))
);
CREATE TABLE public.known_devices (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    created_at text NOT NULL,
    seen_at text NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.left_rounds (
    order_id text NOT NULL,
    round_id text NOT NULL
);
CREATE TABLE public.lifted_newcomers (
    user_id text NOT NULL,
    by_id text,
    by_name text NOT NULL,
    at text NOT NULL
);
CREATE TABLE public.login_codes (
    user_id text NOT NULL,
    code_hash text NOT NULL,
    token_hash text NOT NULL,
    wrong_tries integer DEFAULT 0 NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.new_rescue_codes (
    user_id text NOT NULL,
    place integer NOT NULL,
    code_hash text NOT NULL,
    created_at text NOT NULL,
    CONSTRAINT new_rescue_codes_place_check CHECK (((place >= 1) AND (place <= 8)))
);
CREATE TABLE public.news_seen (
    user_id text NOT NULL,
    seen_at text NOT NULL
);
CREATE TABLE public.newsletter_consents (
    id text NOT NULL,
    email text NOT NULL,
    user_id text,
    given integer NOT NULL,
    way text NOT NULL,
    at text NOT NULL,
    CONSTRAINT newsletter_consents_given_check CHECK ((given = ANY (ARRAY[0, 1]))),
    CONSTRAINT newsletter_consents_way_check CHECK ((way = ANY (ARRAY['mail'::text, 'letter'::text, 'profile'::text, 'account'::text])))
);
CREATE TABLE public.newsletter_requests (
    token_hash text NOT NULL,
    email text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    language text
);
CREATE TABLE public.newsletter_subscribers (
    id text NOT NULL,
    email text NOT NULL,
    leave_token text NOT NULL,
    consented_at text NOT NULL,
    left_at text,
    language text
);
CREATE TABLE public.order_changes (
    id text NOT NULL,
    order_id text NOT NULL,
    states text NOT NULL,
    made_at text NOT NULL
);
CREATE TABLE public.order_events (
    order_id text NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    figures text NOT NULL,
    actor_id text,
    actor_name text NOT NULL,
    at text NOT NULL,
    made_at text
);
CREATE TABLE public.order_lines (
    order_id text NOT NULL,
    "position" integer NOT NULL,
    product_id text NOT NULL,
    title text NOT NULL,
    title_hi text DEFAULT ''::text NOT NULL,
    title_bn text DEFAULT ''::text NOT NULL,
    description text NOT NULL,
    thumbnail text NOT NULL,
    category text NOT NULL,
    unit text NOT NULL,
    pack text NOT NULL,
    color text NOT NULL,
    price_paise bigint NOT NULL,
    sold_by text DEFAULT 'piece'::text NOT NULL,
    quantity bigint NOT NULL,
    ordered_quantity bigint,
    given_paise bigint DEFAULT 0 NOT NULL,
    total_paise bigint NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    instead_of integer,
    packed_at text,
    packed_by text DEFAULT ''::text NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    credited_paise bigint DEFAULT 0 NOT NULL,
    credited_quantity bigint DEFAULT 0 NOT NULL,
    CONSTRAINT order_lines_check CHECK (((credited_paise >= 0) AND (credited_paise <= total_paise))),
    CONSTRAINT order_lines_check1 CHECK (((credited_quantity >= 0) AND (credited_quantity <= quantity))),
    CONSTRAINT order_lines_check2 CHECK ((total_paise = (
CASE
    WHEN (sold_by = 'piece'::text) THEN (price_paise * quantity)
    ELSE ((((2 * price_paise) * quantity) + 1000) / 2000)
END - given_paise))),
    CONSTRAINT order_lines_given_paise_check CHECK ((given_paise >= 0)),
    CONSTRAINT order_lines_ordered_quantity_check CHECK ((ordered_quantity >= 0)),
    CONSTRAINT order_lines_price_paise_check CHECK ((price_paise >= 0)),
    CONSTRAINT order_lines_quantity_check CHECK ((quantity >= 0)),
    CONSTRAINT order_lines_sold_by_check CHECK ((sold_by = ANY (ARRAY['piece'::text, 'weight'::text, 'volume'::text]))),
    CONSTRAINT order_lines_total_paise_check CHECK ((total_paise >= 0))
);
CREATE TABLE public.order_notices (
    id text NOT NULL,
    order_id text NOT NULL,
    kind text NOT NULL,
    text text NOT NULL,
    made_at text NOT NULL,
    told_at text,
    told_by_id text,
    told_by text DEFAULT ''::text NOT NULL,
    CONSTRAINT order_notices_check CHECK (((told_at IS NULL) = (told_by_id IS NULL)))
);
CREATE TABLE public.order_numbers (
    number bigint NOT NULL,
    order_id text NOT NULL
);
ALTER TABLE public.order_numbers ALTER COLUMN number ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.order_numbers_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.order_questions (
    id text NOT NULL,
    order_id text NOT NULL,
    asked text NOT NULL,
    total_paise bigint NOT NULL,
    above_paise bigint NOT NULL,
    asked_by_id text NOT NULL,
    asked_by text NOT NULL,
    asked_at text NOT NULL,
    state text NOT NULL,
    answered_at text,
    CONSTRAINT order_questions_above_paise_check CHECK ((above_paise > 0)),
    CONSTRAINT order_questions_check CHECK (((state = 'open'::text) = (answered_at IS NULL))),
    CONSTRAINT order_questions_state_check CHECK ((state = ANY (ARRAY['open'::text, 'yes'::text, 'no'::text, 'void'::text, 'over'::text]))),
    CONSTRAINT order_questions_total_paise_check CHECK ((total_paise >= 0))
);
CREATE TABLE public.orders (
    id text NOT NULL,
    number bigint NOT NULL,
    user_id text NOT NULL,
    status text NOT NULL,
    payment_status text NOT NULL,
    payment_method text NOT NULL,
    subtotal_paise bigint NOT NULL,
    shipping_paise bigint NOT NULL,
    total_paise bigint NOT NULL,
    total_items bigint NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone text NOT NULL,
    colony text NOT NULL,
    landmark text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    district text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    pincode text DEFAULT ''::text NOT NULL,
    search text NOT NULL,
    idempotency_key text,
    request_hash text,
    revision bigint DEFAULT 1 NOT NULL,
    placed_at text NOT NULL,
    delivered_at text,
    updated_at text NOT NULL,
    phone_digits text DEFAULT ''::text NOT NULL,
    phone_to_confirm integer DEFAULT 0 NOT NULL,
    village text DEFAULT ''::text NOT NULL,
    area_name text DEFAULT ''::text NOT NULL,
    area_fee_paise bigint,
    area_free_above_paise bigint,
    area_cash_most_paise bigint,
    collected integer DEFAULT 0 NOT NULL,
    round_id text,
    promised_kind text,
    promised_on text,
    promised_from text,
    promised_to text,
    late_told text,
    packed_at text,
    area_note text DEFAULT ''::text NOT NULL,
    agreed_total_paise bigint,
    agreed_by text DEFAULT ''::text NOT NULL,
    agreed_at text,
    if_missing text DEFAULT 'call'::text NOT NULL,
    paid_paise bigint DEFAULT 0 NOT NULL,
    rounded_paise bigint DEFAULT 0 NOT NULL,
    channel text DEFAULT 'web'::text NOT NULL,
    taken_by text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    shop_note text DEFAULT ''::text NOT NULL,
    credited_paise bigint DEFAULT 0 NOT NULL,
    credit_count integer DEFAULT 0 NOT NULL,
    credited_shipping_paise bigint DEFAULT 0 NOT NULL,
    last_line integer DEFAULT 0 NOT NULL,
    share_paise bigint DEFAULT 0 NOT NULL,
    rest_on_account integer DEFAULT 0 NOT NULL,
    account_paise bigint DEFAULT 0 NOT NULL,
    CONSTRAINT orders_channel_check CHECK ((channel = ANY (ARRAY['web'::text, 'phone'::text, 'counter'::text]))),
    CONSTRAINT orders_check CHECK ((agreed_total_paise >= total_paise)),
    CONSTRAINT orders_check1 CHECK ((total_paise = (subtotal_paise + shipping_paise))),
    CONSTRAINT orders_collected_check CHECK ((collected = ANY (ARRAY[0, 1]))),
    CONSTRAINT orders_credited_paise_check CHECK ((credited_paise >= 0)),
    CONSTRAINT orders_credited_shipping_paise_check CHECK ((credited_shipping_paise >= 0)),
    CONSTRAINT orders_if_missing_check CHECK ((if_missing = ANY (ARRAY['call'::text, 'similar'::text, 'leaveOut'::text]))),
    CONSTRAINT orders_payment_method_check CHECK ((payment_method = ANY (ARRAY['cash'::text, 'card'::text]))),
    CONSTRAINT orders_payment_status_check CHECK ((payment_status = ANY (ARRAY['pending'::text, 'received'::text]))),
    CONSTRAINT orders_phone_to_confirm_check CHECK ((phone_to_confirm = ANY (ARRAY[0, 1]))),
    CONSTRAINT orders_promised_kind_check CHECK ((promised_kind = ANY (ARRAY['ride'::text, 'collect'::text]))),
    CONSTRAINT orders_rest_on_account_check CHECK ((rest_on_account = ANY (ARRAY[0, 1]))),
    CONSTRAINT orders_share_paise_check CHECK ((share_paise >= 0)),
    CONSTRAINT orders_shipping_paise_check CHECK ((shipping_paise >= 0)),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'dispatched'::text, 'delivered'::text, 'cancelled'::text]))),
    CONSTRAINT orders_subtotal_paise_check CHECK ((subtotal_paise >= 0)),
    CONSTRAINT orders_total_items_check CHECK ((total_items >= 1))
);
CREATE TABLE public.password_resets (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    used_at text
);
CREATE TABLE public.payments (
    id text NOT NULL,
    order_id text,
    customer_id text,
    "position" integer NOT NULL,
    kind text NOT NULL,
    method text NOT NULL,
    amount_paise bigint NOT NULL,
    rounded_paise bigint DEFAULT 0 NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    reference_turn integer DEFAULT 0 NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    source text NOT NULL,
    tap_id text,
    undoes text,
    round_id text,
    by_id text,
    by_name text NOT NULL,
    at text NOT NULL,
    written_at text NOT NULL,
    by_itself integer DEFAULT 0 NOT NULL,
    CONSTRAINT payments_by_itself_check CHECK ((by_itself = ANY (ARRAY[0, 1]))),
    CONSTRAINT payments_check CHECK (((order_id IS NULL) <> (customer_id IS NULL))),
    CONSTRAINT payments_check1 CHECK (((customer_id IS NULL) OR (method <> 'account'::text))),
    CONSTRAINT payments_check2 CHECK (((kind = 'undone'::text) = (undoes IS NOT NULL))),
    CONSTRAINT payments_check3 CHECK (((kind <> 'paid'::text) OR (amount_paise >= 0))),
    CONSTRAINT payments_check4 CHECK (((kind <> 'returned'::text) OR (amount_paise < 0))),
    CONSTRAINT payments_kind_check CHECK ((kind = ANY (ARRAY['paid'::text, 'returned'::text, 'undone'::text]))),
    CONSTRAINT payments_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'card'::text, 'upi'::text, 'account'::text]))),
    CONSTRAINT payments_rounded_paise_check CHECK (((rounded_paise >= '-99'::integer) AND (rounded_paise <= 99))),
    CONSTRAINT payments_source_check CHECK ((source = ANY (ARRAY['tap'::text, 'desk'::text, 'status'::text, 'before'::text])))
);
CREATE TABLE public.phone_codes (
    phone text NOT NULL,
    code_hash text NOT NULL,
    wrong_tries integer DEFAULT 0 NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.phone_marks (
    phone_digits text NOT NULL,
    kind text NOT NULL,
    reason text NOT NULL,
    until_day text NOT NULL,
    by_id text,
    by_name text NOT NULL,
    at text NOT NULL,
    CONSTRAINT phone_marks_kind_check CHECK ((kind = ANY (ARRAY['careful'::text, 'fine'::text])))
);
CREATE TABLE public.phone_turns (
    phone_digits text NOT NULL,
    at text NOT NULL
);
CREATE TABLE public.picture_sources (
    product_id text NOT NULL,
    address text NOT NULL,
    state text NOT NULL,
    thumbnail text DEFAULT ''::text NOT NULL,
    tries bigint DEFAULT 0 NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    updated_at text NOT NULL,
    CONSTRAINT picture_sources_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'kept'::text, 'failed'::text])))
);
CREATE TABLE public.places (
    id text NOT NULL,
    area_id text NOT NULL,
    pincode text NOT NULL,
    village text NOT NULL,
    village_key text NOT NULL,
    rank integer NOT NULL,
    CONSTRAINT places_pincode_check CHECK ((length(pincode) = 6))
);
CREATE TABLE public.price_change_parts (
    change_id text NOT NULL,
    part integer NOT NULL,
    state text NOT NULL,
    lines text NOT NULL,
    CONSTRAINT price_change_parts_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'written'::text, 'taken back'::text])))
);
CREATE TABLE public.price_changes (
    id text NOT NULL,
    preview text NOT NULL,
    state text NOT NULL,
    under_way integer,
    percent_hundredths bigint NOT NULL,
    price_kind text NOT NULL,
    rounding text NOT NULL,
    actor_id text,
    actor_name text NOT NULL,
    total bigint NOT NULL,
    written bigint DEFAULT 0 NOT NULL,
    skipped bigint DEFAULT 0 NOT NULL,
    undone bigint DEFAULT 0 NOT NULL,
    kept bigint DEFAULT 0 NOT NULL,
    created_at text NOT NULL,
    ended_at text,
    CONSTRAINT price_changes_state_check CHECK ((state = ANY (ARRAY['changing'::text, 'changed'::text, 'taking back'::text, 'taken back'::text]))),
    CONSTRAINT price_changes_under_way_check CHECK ((under_way = 1))
);
CREATE TABLE public.product_labels (
    product_id text NOT NULL,
    maker text DEFAULT ''::text NOT NULL,
    packer text DEFAULT ''::text NOT NULL,
    importer text DEFAULT ''::text NOT NULL,
    best_before text DEFAULT ''::text NOT NULL,
    hsn text DEFAULT ''::text NOT NULL,
    tax_rate_hundredths integer,
    fssai text DEFAULT ''::text NOT NULL,
    purchase_price_paise bigint,
    tax_goods text DEFAULT ''::text NOT NULL,
    taxed_as text DEFAULT ''::text NOT NULL,
    care text DEFAULT ''::text NOT NULL,
    CONSTRAINT product_labels_purchase_price_paise_check CHECK ((purchase_price_paise >= 0)),
    CONSTRAINT product_labels_tax_rate_hundredths_check CHECK (((tax_rate_hundredths >= 0) AND (tax_rate_hundredths <= 10000))),
    CONSTRAINT product_labels_taxed_as_check CHECK ((taxed_as = ANY (ARRAY[''::text, 'packed'::text, 'loose'::text])))
);
CREATE TABLE public.product_names (
    product_id text NOT NULL,
    search text NOT NULL
);
CREATE TABLE public.product_texts (
    product_id text NOT NULL,
    language text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    CONSTRAINT product_texts_language_check CHECK ((language = ANY (ARRAY['hi'::text, 'bn'::text])))
);
CREATE TABLE public.products (
    id text NOT NULL,
    sku text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    category text NOT NULL,
    brand text NOT NULL,
    color text NOT NULL,
    unit text NOT NULL,
    pack text NOT NULL,
    price_paise bigint NOT NULL,
    cut_price_paise bigint NOT NULL,
    stock bigint NOT NULL,
    sold bigint DEFAULT 0 NOT NULL,
    rating_hundredths integer NOT NULL,
    thumbnail text NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    deactivated_at text,
    popularity bigint DEFAULT 0 NOT NULL,
    search text DEFAULT ''::text NOT NULL,
    sold_by text DEFAULT 'piece'::text NOT NULL,
    step bigint DEFAULT 1 NOT NULL,
    "least" bigint DEFAULT 1 NOT NULL,
    family_id text,
    family_position bigint DEFAULT 0 NOT NULL,
    leads integer DEFAULT 1 NOT NULL,
    barcode text,
    origin text DEFAULT ''::text NOT NULL,
    mark text DEFAULT ''::text NOT NULL,
    most_per_order bigint,
    low_stock bigint,
    sold_out integer DEFAULT 0 NOT NULL,
    back_on text,
    also_called text DEFAULT ''::text NOT NULL,
    edited text DEFAULT ''::text NOT NULL,
    draft integer DEFAULT 0 NOT NULL,
    counted integer DEFAULT 1 NOT NULL,
    CONSTRAINT products_check CHECK ((cut_price_paise >= price_paise)),
    CONSTRAINT products_counted_check CHECK ((counted = ANY (ARRAY[0, 1]))),
    CONSTRAINT products_draft_check CHECK ((draft = ANY (ARRAY[0, 1]))),
    CONSTRAINT products_leads_check CHECK ((leads = ANY (ARRAY[0, 1]))),
    CONSTRAINT products_least_check CHECK (("least" >= 1)),
    CONSTRAINT products_low_stock_check CHECK ((low_stock >= 0)),
    CONSTRAINT products_mark_check CHECK ((mark = ANY (ARRAY[''::text, 'veg'::text, 'nonveg'::text]))),
    CONSTRAINT products_most_per_order_check CHECK ((most_per_order >= 1)),
    CONSTRAINT products_popularity_check CHECK ((popularity >= 0)),
    CONSTRAINT products_price_paise_check CHECK ((price_paise >= 0)),
    CONSTRAINT products_rating_hundredths_check CHECK (((rating_hundredths >= 0) AND (rating_hundredths <= 500))),
    CONSTRAINT products_sold_by_check CHECK ((sold_by = ANY (ARRAY['piece'::text, 'weight'::text, 'volume'::text]))),
    CONSTRAINT products_sold_check CHECK ((sold >= 0)),
    CONSTRAINT products_sold_out_check CHECK ((sold_out = ANY (ARRAY[0, 1]))),
    CONSTRAINT products_step_check CHECK ((step >= 1)),
    CONSTRAINT products_stock_check CHECK ((stock >= 0)),
    CONSTRAINT products_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'gram'::text, 'litres'::text, 'item'::text])))
);
CREATE TABLE public.push_devices (
    id text NOT NULL,
    session_id text NOT NULL,
    user_id text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    created_at text NOT NULL,
    sent_at text,
    arrived_at text,
    trouble text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.push_keys (
    id integer NOT NULL,
    public_key text NOT NULL,
    private_key text NOT NULL,
    created_at text NOT NULL,
    CONSTRAINT push_keys_id_check CHECK ((id = 1))
);
CREATE TABLE public.rate_limits (
    key text NOT NULL,
    window_start text NOT NULL,
    hits bigint NOT NULL
);
CREATE TABLE public.requests (
    user_id text NOT NULL,
    id text NOT NULL,
    asked text NOT NULL,
    outcome text NOT NULL,
    at text NOT NULL
);
CREATE TABLE public.rescue_codes (
    user_id text NOT NULL,
    place integer NOT NULL,
    code_hash text NOT NULL,
    created_at text NOT NULL,
    expires_at text,
    used_at text,
    CONSTRAINT rescue_codes_place_check CHECK (((place >= 0) AND (place <= 8)))
);
CREATE TABLE public.round_areas (
    round_id text NOT NULL,
    area_id text NOT NULL
);
CREATE TABLE public.round_pauses (
    id text NOT NULL,
    from_on text NOT NULL,
    to_on text NOT NULL,
    rule_id text,
    text text NOT NULL,
    created_at text NOT NULL,
    text_hi text DEFAULT ''::text NOT NULL,
    text_bn text DEFAULT ''::text NOT NULL,
    CONSTRAINT round_pauses_check CHECK ((to_on >= from_on))
);
CREATE TABLE public.round_riders (
    round_id text NOT NULL,
    user_id text NOT NULL
);
CREATE TABLE public.round_rule_areas (
    rule_id text NOT NULL,
    area_id text NOT NULL
);
CREATE TABLE public.round_rules (
    id text NOT NULL,
    kind text NOT NULL,
    days text NOT NULL,
    from_time text NOT NULL,
    to_time text NOT NULL,
    order_before text NOT NULL,
    order_day text NOT NULL,
    capacity integer NOT NULL,
    everywhere integer NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    ended_at text,
    CONSTRAINT round_rules_capacity_check CHECK ((capacity >= 1)),
    CONSTRAINT round_rules_everywhere_check CHECK ((everywhere = ANY (ARRAY[0, 1]))),
    CONSTRAINT round_rules_kind_check CHECK ((kind = ANY (ARRAY['ride'::text, 'collect'::text]))),
    CONSTRAINT round_rules_order_day_check CHECK ((order_day = ANY (ARRAY['same'::text, 'before'::text])))
);
CREATE TABLE public.rounds (
    id text NOT NULL,
    rule_id text,
    kind text NOT NULL,
    on_day text NOT NULL,
    from_time text NOT NULL,
    to_time text NOT NULL,
    cut_off_at text NOT NULL,
    capacity integer NOT NULL,
    booked integer DEFAULT 0 NOT NULL,
    promised integer DEFAULT 0 NOT NULL,
    everywhere integer NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    late_to text,
    ended_at text,
    closed_by_rule integer DEFAULT 0 NOT NULL,
    CONSTRAINT rounds_booked_check CHECK ((booked >= 0)),
    CONSTRAINT rounds_capacity_check CHECK ((capacity >= 1)),
    CONSTRAINT rounds_check CHECK ((booked <= capacity)),
    CONSTRAINT rounds_closed_by_rule_check CHECK ((closed_by_rule = ANY (ARRAY[0, 1]))),
    CONSTRAINT rounds_everywhere_check CHECK ((everywhere = ANY (ARRAY[0, 1]))),
    CONSTRAINT rounds_kind_check CHECK ((kind = ANY (ARRAY['ride'::text, 'collect'::text]))),
    CONSTRAINT rounds_promised_check CHECK ((promised = ANY (ARRAY[0, 1]))),
    CONSTRAINT rounds_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text])))
);
CREATE TABLE public.rule_riders (
    rule_id text NOT NULL,
    user_id text NOT NULL
);
CREATE TABLE public.search_misses (
    term text NOT NULL,
    times bigint NOT NULL,
    first_at text NOT NULL,
    last_at text NOT NULL
);
CREATE TABLE public.sessions (
    id text NOT NULL,
    token_hash text NOT NULL,
    user_id text NOT NULL,
    remember integer NOT NULL,
    device text NOT NULL,
    created_at text NOT NULL,
    seen_at text NOT NULL,
    expires_at text NOT NULL,
    CONSTRAINT sessions_remember_check CHECK ((remember = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.settings (
    name text NOT NULL,
    value text NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.shelf_titles (
    shelf text NOT NULL,
    language text NOT NULL,
    title text NOT NULL,
    heading text DEFAULT ''::text NOT NULL,
    CONSTRAINT shelf_titles_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'bn'::text])))
);
CREATE TABLE public.shelves (
    value text NOT NULL,
    parent text,
    "position" bigint NOT NULL,
    hidden integer DEFAULT 0 NOT NULL,
    art text NOT NULL,
    picture text DEFAULT 'goods'::text NOT NULL,
    thumbnail text DEFAULT ''::text NOT NULL,
    carousel bigint,
    revision bigint DEFAULT 1 NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    CONSTRAINT shelves_check CHECK ((parent <> value)),
    CONSTRAINT shelves_check1 CHECK (((picture <> 'photo'::text) OR (thumbnail <> ''::text))),
    CONSTRAINT shelves_hidden_check CHECK ((hidden = ANY (ARRAY[0, 1]))),
    CONSTRAINT shelves_picture_check CHECK ((picture = ANY (ARRAY['goods'::text, 'drawing'::text, 'photo'::text])))
);
CREATE TABLE public.shop_checks (
    kind text NOT NULL,
    at text NOT NULL,
    report text NOT NULL,
    CONSTRAINT shop_checks_kind_check CHECK ((kind = ANY (ARRAY['backup'::text, 'check'::text])))
);
CREATE TABLE public.slowed_tries (
    key text NOT NULL,
    tries bigint NOT NULL,
    last_at text NOT NULL,
    next_at text NOT NULL
);
CREATE TABLE public.spelling_groups (
    id text NOT NULL,
    canonical text NOT NULL,
    spellings text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.staff_cards (
    user_id text NOT NULL,
    code_hash text NOT NULL,
    token_hash text NOT NULL,
    salt text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    used_at text,
    used_by text
);
CREATE TABLE public.stop_places (
    user_id text NOT NULL,
    pincode text NOT NULL,
    village_key text NOT NULL,
    "position" double precision NOT NULL,
    latitude double precision,
    longitude double precision,
    updated_at text NOT NULL,
    CONSTRAINT stop_places_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT stop_places_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);
CREATE TABLE public.stop_taps (
    id text NOT NULL,
    round_id text NOT NULL,
    order_id text NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    cash_paise bigint DEFAULT 0 NOT NULL,
    stands integer NOT NULL,
    by_id text NOT NULL,
    by_name text NOT NULL,
    made_at text NOT NULL,
    arrived_at text NOT NULL,
    code text DEFAULT ''::text NOT NULL,
    on_account integer DEFAULT 0 NOT NULL,
    upi_paise bigint DEFAULT 0 NOT NULL,
    counts integer DEFAULT 1 NOT NULL,
    CONSTRAINT stop_taps_cash_paise_check CHECK ((cash_paise >= 0)),
    CONSTRAINT stop_taps_code_check CHECK ((code = ANY (ARRAY[''::text, 'right'::text, 'wrong'::text, 'missing'::text]))),
    CONSTRAINT stop_taps_counts_check CHECK ((counts = ANY (ARRAY[0, 1]))),
    CONSTRAINT stop_taps_kind_check CHECK ((kind = ANY (ARRAY['delivered'::text, 'away'::text, 'refused'::text]))),
    CONSTRAINT stop_taps_on_account_check CHECK ((on_account = ANY (ARRAY[0, 1]))),
    CONSTRAINT stop_taps_stands_check CHECK ((stands = ANY (ARRAY[0, 1]))),
    CONSTRAINT stop_taps_upi_paise_check CHECK ((upi_paise >= 0))
);
CREATE TABLE public.tax_rates (
    id text NOT NULL,
    goods text DEFAULT ''::text NOT NULL,
    hsn text DEFAULT ''::text NOT NULL,
    condition text NOT NULL,
    from_on text NOT NULL,
    until_on text,
    rate_hundredths integer NOT NULL,
    nature text NOT NULL,
    by_printed_price integer DEFAULT 0 NOT NULL,
    source text DEFAULT ''::text NOT NULL,
    made_at text NOT NULL,
    CONSTRAINT tax_rates_by_printed_price_check CHECK ((by_printed_price = ANY (ARRAY[0, 1]))),
    CONSTRAINT tax_rates_check CHECK (((goods = ''::text) <> (hsn = ''::text))),
    CONSTRAINT tax_rates_check1 CHECK (((until_on IS NULL) OR (until_on >= from_on))),
    CONSTRAINT tax_rates_condition_check CHECK ((condition = ANY (ARRAY['any'::text, 'packed'::text, 'loose'::text]))),
    CONSTRAINT tax_rates_nature_check CHECK ((nature = ANY (ARRAY['taxable'::text, 'nil'::text, 'exempt'::text]))),
    CONSTRAINT tax_rates_rate_hundredths_check CHECK ((rate_hundredths >= 0))
);
CREATE TABLE public.tax_registrations (
    id text NOT NULL,
    from_on text NOT NULL,
    mode text NOT NULL,
    gstin text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    legal_name text DEFAULT ''::text NOT NULL,
    prefix text DEFAULT ''::text NOT NULL,
    used_until text,
    made_at text NOT NULL,
    CONSTRAINT tax_registrations_check CHECK (((mode = 'unregistered'::text) = (gstin = ''::text))),
    CONSTRAINT tax_registrations_check1 CHECK (((used_until IS NULL) OR (used_until >= from_on))),
    CONSTRAINT tax_registrations_mode_check CHECK ((mode = ANY (ARRAY['unregistered'::text, 'composition'::text, 'regular'::text])))
);
CREATE TABLE public.team_members (
    id text NOT NULL,
    user_id text,
    name text NOT NULL,
    job_profile text NOT NULL,
    image text NOT NULL,
    location text NOT NULL,
    sell bigint DEFAULT 0 NOT NULL,
    amount_paise bigint DEFAULT 0 NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text,
    phone text NOT NULL,
    password_hash text,
    google_subject text,
    role text NOT NULL,
    permissions text DEFAULT ''::text NOT NULL,
    owner integer DEFAULT 0 NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    no_email_at text,
    configured_password_hash text,
    phone_digits text DEFAULT ''::text NOT NULL,
    search text DEFAULT ''::text NOT NULL,
    language text,
    deleted_at text,
    login_phone text,
    rescuer integer DEFAULT 0 NOT NULL,
    CONSTRAINT users_check CHECK (((login_phone IS NOT NULL) OR (email IS NOT NULL) OR (deleted_at IS NOT NULL))),
    CONSTRAINT users_check1 CHECK (((owner = 0) OR (role = 'admin'::text))),
    CONSTRAINT users_check2 CHECK (((email IS NOT NULL) OR (no_email_at IS NOT NULL))),
    CONSTRAINT users_owner_check CHECK ((owner = ANY (ARRAY[0, 1]))),
    CONSTRAINT users_rescuer_check CHECK ((rescuer = ANY (ARRAY[0, 1]))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['user'::text, 'staff'::text, 'admin'::text])))
);
CREATE TABLE public.wishes (
    id text NOT NULL,
    user_id text NOT NULL,
    product_id text,
    term text DEFAULT ''::text NOT NULL,
    words text DEFAULT ''::text NOT NULL,
    made_at text NOT NULL,
    here_at text,
    text text DEFAULT ''::text NOT NULL,
    told_at text,
    told_by_id text,
    told_by text DEFAULT ''::text NOT NULL,
    CONSTRAINT wishes_check CHECK (((product_id IS NULL) = (term <> ''::text))),
    CONSTRAINT wishes_check1 CHECK (((told_at IS NULL) OR (here_at IS NOT NULL))),
    CONSTRAINT wishes_check2 CHECK (((told_at IS NULL) = (told_by_id IS NULL)))
);
INSERT INTO public.accountants VALUES ('01a22bc7-4e13-7476-9a47-bbd145c74d2e', 'मेहता जी', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.addresses VALUES ('01a22bc7-4aaf-740b-a0b1-ec8ab7097c67', '01a22bc7-49e1-761c-af33-722360d67af7', 'Asha Devi', '', '9876543210', 'Upper Bazaar', '', '', '', '2026-11-20T04:30:00.000Z', '', 'near the bus stand');
INSERT INTO public.addresses VALUES ('01a22bc7-4af3-7613-89d6-7b773da8d558', '01a22bc7-49e6-73da-a861-379a8ae6830e', 'Asha Devi', '', '9876543210', 'Upper Bazaar', '', '', '', '2026-11-20T05:30:00.000Z', '', 'near the bus stand');
INSERT INTO public.addresses VALUES ('01a22bc7-4e06-769e-99c8-8e610fa7bb00', '01a22bc7-49e1-761c-af33-722360d67af7', 'आशा देवी', 'asha@example.in', '9876543210', 'Upper Bazaar', 'Almora', 'Uttarakhand', '263601', '2026-11-20T05:30:00.000Z', '', 'मंदिर के पास');
INSERT INTO public.alarm_calls VALUES ('01a1f76e-dbc0-72c2-aa30-5a8a3c611d65', NULL, 'push', '01a22bc7-49d2-766e-8150-59103be38e1c', '01a1f76e-dbc0-7145-8658-dac97add59e3', NULL, 'waiting', '', '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.alarm_people VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 1);
INSERT INTO public.alarm_rules VALUES (1, '22:00', '06:00', 'second', 1, '2026-11-20T05:30:00.000Z');
INSERT INTO public.alarms VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 0, NULL, '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T04:30:00.000Z');
INSERT INTO public.areas VALUES ('01a1f76e-dbc0-7226-b1a6-f637d2ba87f7', 'Upper valley', 4000, NULL, 0, NULL, '', 1, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.audit_log VALUES ('01a22bc7-49f1-7466-aab0-6a7cc91e5a30', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-71fc-ac2d-00401c1ca428', 'added', NULL, '{"sku":"H-401C1CA428","title":"Mango आम","description":"Fresh mango","category":"fruits","brand":"","color":"","unit":"kg","soldBy":"piece","least":1,"step":1,"pack":"","price":120.5,"cuttedprice":120.5,"stock":40,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
INSERT INTO public.audit_log VALUES ('01a22bc7-49f7-7318-aafa-ea401b0c6ae1', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 'added', NULL, '{"sku":"H-A122C7B4BD","title":"rice","description":"Fresh rice","category":"grocery","brand":"","color":"","unit":"kg","soldBy":"piece","least":1,"step":1,"pack":"","price":61,"cuttedprice":61,"stock":100,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
INSERT INTO public.audit_log VALUES ('01a22bc7-49fb-71c9-adfa-547459e9f90e', '2026-11-20T04:30:00.000Z', NULL, 'The test', 'product', '01a1f737-ed40-72b4-ab91-77f3ed07326c', 'added', NULL, '{"sku":"H-F3ED07326C","title":"potato","description":"Fresh potato","category":"vegetables","brand":"","color":"","unit":"kg","soldBy":"weight","least":0.25,"step":0.05,"pack":"","price":24.9,"cuttedprice":24.9,"stock":30,"counted":true,"rating":0,"thumbnail":"","active":true,"barcode":"","origin":"","mark":"","mostPerOrder":null,"lowStock":null,"soldOut":false,"backOn":"","alsoCalled":"","draft":false}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4a64-738b-b323-aebfffc867d5', '2026-11-20T04:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'account', '01a22bc7-4a2e-7188-b94f-4c09ce34c4de', 'login code given', NULL, NULL);
INSERT INTO public.audit_log VALUES ('01a22bc7-4a6b-7113-9d4a-ae6ca2e4abbd', '2026-11-20T04:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'settings', 'tax', 'changed', NULL, '{"from":"2026-11-20","taxMode":"regular","gstin":"27AAPFU0939F1ZV","state":"27","legalName":"हाट","billPrefix":"A"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4b08-7021-91a5-7560229bb76b', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f76e-dbc0-7570-be8b-4fe3171edd50', 'packing changed', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.5,"ordered":0.5,"unit":"kg","total":12.45}]}', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.45,"ordered":0.5,"unit":"kg","total":11.21,"reason":"poor"}]}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4b3a-71df-9cf5-3edba3aee9ca', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f76e-dbc0-7570-be8b-4fe3171edd50', 'packing changed', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.45,"ordered":0.5,"unit":"kg","total":11.21,"reason":"poor"}]}', '{"lines":[{"title":"Mango आम","quantity":1,"ordered":1,"unit":"kg","total":120.5},{"title":"potato","quantity":0.45,"ordered":0.5,"unit":"kg","total":11.21,"reason":"poor"},{"title":"rice","quantity":1,"ordered":0,"unit":"kg","total":0}]}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4b50-70fb-b26b-c41f4ada354a', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f76e-dbc0-7652-9e98-ecc4f2ce4833', 'taken', NULL, '{"channel":"counter","total":120.5}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4b53-7172-9eba-6022ba804010', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f76e-dbc0-7652-9e98-ecc4f2ce4833', 'moved', '{"status":"pending"}', '{"status":"delivered"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4b60-7481-926b-0a8b202e9eb7', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f76e-dbc0-7652-9e98-ecc4f2ce4833', 'payment noted', '{"paymentStatus":"pending"}', '{"paymentStatus":"received"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4b6c-772f-ac69-1306a0b3c37f', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'account', '01a22bc7-4b6b-711b-9c95-5824fdfe8f1b', 'added', NULL, NULL);
INSERT INTO public.audit_log VALUES ('01a22bc7-4b76-758d-8ea9-313101a509b7', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f76e-dbc0-73ae-9f46-d972259a63cf', 'taken', NULL, '{"channel":"phone","total":140.5}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4b8d-73ee-9b44-330af294c784', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f76e-dbc0-7570-be8b-4fe3171edd50', 'asked', '{"total":151.71}', '{"title":"Mango आम","total":272.21}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4bda-76e7-a2dd-0a952f51c2cc', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'settings', 'shop', 'changed', '{"name":"Haat","doorCodeFrom":null}', '{"name":"Sample हाट","doorCodeFrom":1000}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4bf0-7123-8703-16760e3c816f', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'product', '01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 'price changed by 10 %', '{"price":61,"cuttedprice":61}', '{"price":67,"cuttedprice":67,"change":"01a1f76e-dbc0-73d8-860f-12a0303f2190"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4bf2-76cb-ae3e-c56d7b230995', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'price change', '01a1f76e-dbc0-73d8-860f-12a0303f2190', 'done', NULL, '{"percent":10,"of":"both","round":"rupee","products":1,"skipped":0}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c13-76ef-ba33-409d4dc81169', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'settings', 'alarm', 'changed', '{"quietHours":""}', '{"quietHours":"22:00 – 06:00"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c2e-7138-bcbd-a81882d1782a', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'product', '01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 'edited', '{"maker":"","hsn":"","taxRate":null,"title_hi":""}', '{"maker":"Amber Mills, Patna","hsn":"1006","taxRate":5,"title_hi":"चावल"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c33-7740-996e-3207d9e5e7c7', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'area', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7', 'added', NULL, '{"name":"Upper valley","fee":40,"freeAbove":null,"minimum":0,"cashMost":null,"note":""}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c3b-7009-8eed-da3936d63864', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'area', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7', 'edited', NULL, '{"name":"Upper valley","villagesAdded":2,"villagesMoved":0}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c44-731d-b8c5-1cc9186cdbf5', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'round', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'added', NULL, '{"kind":"ride","days":"1 2 3 4 5 6","from":"17:00","to":"19:00","orderBefore":"14:00","orderDay":"same","seats":20,"everywhere":false,"areas":"01a1f76e-dbc0-7226-b1a6-f637d2ba87f7"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c4d-7458-bcea-713eeeb5db4c', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'round', '01a1f76e-dbc0-72d0-9c3e-9858f52f250a', 'added', NULL, '{"kind":"collect","days":"7","from":"17:00","to":"19:00","orderBefore":"14:00","orderDay":"same","seats":20,"everywhere":false,"areas":""}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c54-75ae-8c6e-4afd6eacdc58', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'pause', '01a1f76e-dbc0-77d0-ad0f-149d2354849c', 'added', NULL, '{"from":"2026-11-24","to":"2026-11-25","text":"शादी की छुट्टी"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c5c-7720-be32-9dd2da1ca119', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'settings', 'hours', 'changed', '{"hours":""}', '{"hours":"07:00–13:00, 16:00–20:00 · 07:00–13:00, 16:00–20:00 · 07:00–13:00, 16:00–20:00 · – · 07:00–13:00, 16:00–20:00 · 07:00–13:00, 16:00–20:00 · 07:00–13:00"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c62-7372-bcfb-c7da12696b54', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'settings', 'tax', 'changed', NULL, '{"from":"2027-04-01","taxMode":"regular","gstin":"27AAPFU0939F1ZV","state":"27","legalName":"हाट","billPrefix":""}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c66-74b2-b1b1-58a7df5fa0e2', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'settings', 'tax', 'changed', NULL, '{"taxGoods":"rice","taxedAs":"packed","from":"2027-04-01","taxRate":3,"note":"मुनीम जी"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c6b-7122-a2c5-f303e51e596e', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'settings', 'hours', 'changed', NULL, '{"closedDays":"2026-12-25: बड़ा दिन / বড়দিন"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c78-7016-a91e-4f8fa7032a06', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f737-ed40-747a-a9fe-b783d48f578e', 'payment noted', '{"paid":0}', '{"paid":50}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c8c-758e-9c39-dbc11b371d2c', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'account', '01a22bc7-49e1-761c-af33-722360d67af7', 'limit set', '{"limit":0}', '{"limit":500}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c96-7494-8118-314fc57c2ace', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'account', '01a22bc7-49e1-761c-af33-722360d67af7', 'account opened', '{"owed":0}', '{"owed":120.5}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4ca0-75e3-be92-20605e6117d2', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f737-ed40-747a-a9fe-b783d48f578e', 'number marked', NULL, NULL);
INSERT INTO public.audit_log VALUES ('01a22bc7-4d1d-7396-8026-c7660516f6d5', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f737-ed40-747a-a9fe-b783d48f578e', 'moved', '{"status":"pending"}', '{"status":"dispatched"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4d38-7708-93bb-6cc9c119b59f', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f737-ed40-747a-a9fe-b783d48f578e', 'credit given', '{"total":340.68}', '{"total":339.68,"reason":"spoiled","note":"गीला था"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4c83-722d-95fe-484cee319566', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f737-ed40-747a-a9fe-b783d48f578e', 'payment noted', '{"paymentStatus":"pending"}', '{"paymentStatus":"received"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4ca9-7615-b3fc-830963ee05b4', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'account', '01a22bc7-49e1-761c-af33-722360d67af7', 'newcomer limits lifted', NULL, NULL);
INSERT INTO public.audit_log VALUES ('01a22bc7-4cd0-71fc-8938-159bdda81ece', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f737-ed40-747a-a9fe-b783d48f578e', 'round changed', '{"on":"2026-11-21","from":"17:00","to":"19:00"}', '{"on":"2026-11-20","from":"17:00","to":"19:00"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4cec-7706-9df0-c453dc7386a0', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'round', '01a1f76e-dbc0-7024-8fe3-b6151664e3f9', 'riders named', '{"riders":"Owner"}', '{"riders":"Owner"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4d4c-744e-a0aa-1e05fb0a98f7', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f737-ed40-747a-a9fe-b783d48f578e', 'moved', '{"status":"dispatched"}', '{"status":"pending"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4cc0-7277-a4e6-94f184337dca', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'order', '01a1f737-ed40-747a-a9fe-b783d48f578e', 'round changed', '{"on":null,"from":null,"to":null}', '{"on":"2026-11-21","from":"17:00","to":"19:00"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4cdd-75e5-9a9b-5eff81495015', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'round', '01a1f76e-dbc0-7024-8fe3-b6151664e3f9', 'riders named', '{"riders":""}', '{"riders":"Owner"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4d6a-7726-bc00-f264fb4a045a', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'round', '01a1f76e-dbc0-7024-8fe3-b6151664e3f9', 'edited', '{"lateTo":null}', '{"lateTo":"20:30"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4d7a-7314-9ced-139dcaf51359', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'cash', '01a1f76e-dbc0-702e-95a9-48d098f8d48f', 'change given', NULL, '{"amount":500,"note":"diesel"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4d8a-7737-84e8-eb7cf10af2f0', '2026-11-20T05:30:00.000Z', '01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'Ravi', 'cash', '01a1f76e-dbc0-702e-95a9-48d098f8d48f', 'money spent', NULL, '{"amount":100,"note":"डीज़ल"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4d98-711e-b07f-d8ce9f3d878f', '2026-11-20T05:30:00.000Z', '01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'Ravi', 'cash', '01a1f76e-dbc0-702e-95a9-48d098f8d48f', 'handed in', NULL, '{"counted":400}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4da1-76fe-ac52-627c8f4b8435', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'round', '01a1f76e-dbc0-702e-95a9-48d098f8d48f', 'edited', '{"closed":false}', '{"closed":true}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4db3-77b0-90ed-87a6557e17a6', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'cash', '01a1f76e-dbc0-702e-95a9-48d098f8d48f', 'closed', NULL, '{"expected":400,"counted":400,"difference":0,"cost":40,"handedBy":"Ravi"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4dc0-7694-90b5-246417d360a8', '2026-11-20T05:30:00.000Z', '01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'Ravi', 'cash', '2026-11-20', 'handed in', NULL, '{"counted":460,"reason":"खुले पैसे"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4dce-7201-80b8-39f533d73a39', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'cash', '2026-11-20', 'closed', NULL, '{"expected":460,"counted":460,"difference":0,"reason":"खुले पैसे","handedBy":"Ravi"}');
INSERT INTO public.audit_log VALUES ('01a22bc7-4e05-7125-890d-be86352159d8', '2026-11-20T05:30:00.000Z', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'account', '01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'login card made', NULL, NULL);
INSERT INTO public.bill_lines VALUES ('01a1f76e-dbc0-73b2-8dfb-1f8c51ad15af', 0, '01a1f737-ed40-71fc-ac2d-00401c1ca428', 'Mango आम', '', '', '', 'kg', 'piece', '0804', 'KGS', 1, 12050, 12050, 0, 0, 12050, 0, 'exempt', 0, 1, 12050, 0, 0, 0, 0);
INSERT INTO public.bill_lines VALUES ('01a1f76e-dbc0-76dd-af9a-8fcd1b05ee36', 0, '01a1f737-ed40-71fc-ac2d-00401c1ca428', 'Mango आम', '', '', '', 'kg', 'piece', '0804', 'KGS', 2, 12050, 24100, 0, 1503, 25603, 0, 'exempt', 0, 1, 25603, 0, 0, 0, 0);
INSERT INTO public.bill_lines VALUES ('01a1f76e-dbc0-76dd-af9a-8fcd1b05ee36', 1, '01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 'rice', '', '', '', 'kg', 'piece', '1006', 'KGS', 1, 6100, 6100, 0, 380, 6480, 500, 'taxable', 0, 0, 6172, 154, 154, 0, 0);
INSERT INTO public.bill_lines VALUES ('01a1f76e-dbc0-76dd-af9a-8fcd1b05ee36', 2, '01a1f737-ed40-72b4-ab91-77f3ed07326c', 'potato', '', '', '', 'kg', 'weight', '0701', 'KGS', 750, 2490, 1868, 0, 117, 1985, 0, 'exempt', 0, 1, 1985, 0, 0, 0, 0);
INSERT INTO public.bill_lines VALUES ('01a1f76e-dbc0-74ac-b918-1a85974011eb', 0, '01a1f737-ed40-71fc-ac2d-00401c1ca428', 'Mango आम', '', '', '', 'kg', 'piece', '0804', 'KGS', 0, 12050, 100, 0, 0, 100, 0, 'exempt', 0, 1, 100, 0, 0, 0, 0);
INSERT INTO public.bill_series VALUES ('S', 'A', '26-27', 1);
INSERT INTO public.bill_series VALUES ('M', 'A', '26-27', 1);
INSERT INTO public.bill_series VALUES ('C', 'A', '26-27', 1);
INSERT INTO public.bills VALUES ('01a1f76e-dbc0-73b2-8dfb-1f8c51ad15af', '01a1f76e-dbc0-7652-9e98-ecc4f2ce4833', 4, 0, 'supply', 'S', 'A', '26-27', 1, 'AS/26-27/0001', '2026-11-20', '2026-11-20', '2026-11-20T05:30:00.000Z', NULL, 'regular', '{"name":"Haat","legalName":"हाट","address":{"en":"","hi":"","bn":""},"phones":[],"email":"","gstin":"27AAPFU0939F1ZV","state":"27","fssai":""}', '{"name":"","phone":"","address":[],"gstin":"","businessName":""}', '', '27', 0, 0, 12050, 12050, 0, 0, 0, 0, 12050, 50);
INSERT INTO public.bills VALUES ('01a1f76e-dbc0-76dd-af9a-8fcd1b05ee36', '01a1f737-ed40-747a-a9fe-b783d48f578e', 1, 0, 'mixed', 'M', 'A', '26-27', 1, 'AM/26-27/0001', '2026-11-20', '2026-11-20', '2026-11-20T05:30:00.000Z', NULL, 'regular', '{"name":"Sample हाट","legalName":"हाट","address":{"en":"","hi":"","bn":""},"phones":[],"email":"","gstin":"27AAPFU0939F1ZV","state":"27","fssai":""}', '{"name":"Asha Devi","phone":"9876543210","address":["Upper Bazaar","near the bus stand"],"gstin":"","businessName":""}', '', '27', 0, 2000, 33760, 27588, 154, 154, 0, 0, 34068, 68);
INSERT INTO public.bills VALUES ('01a1f76e-dbc0-74ac-b918-1a85974011eb', '01a1f737-ed40-747a-a9fe-b783d48f578e', 1, 1, 'note', 'C', 'A', '26-27', 1, 'AC/26-27/0001', '2026-11-20', '2026-11-20', '2026-11-20T05:30:00.000Z', '01a1f76e-dbc0-76dd-af9a-8fcd1b05ee36', 'regular', '{"name":"Sample हाट","legalName":"हाट","address":{"en":"","hi":"","bn":""},"phones":[],"email":"","gstin":"27AAPFU0939F1ZV","state":"27","fssai":""}', '{"name":"Asha Devi","phone":"9876543210","address":["Upper Bazaar","near the bus stand"],"gstin":"","businessName":""}', '', '27', 0, 0, 100, 100, 0, 0, 0, 0, 100, 0);
INSERT INTO public.business_buyers VALUES ('01a22bc7-49e6-73da-a861-379a8ae6830e', '27AAPFU0939F1ZV', 'रवि जनरल स्टोर', '2026-11-20T04:30:00.000Z');
INSERT INTO public.cart_lines VALUES ('01a22bc7-4b96-77e7-87f0-78b2989b5eaf', '01a22bc7-49e1-761c-af33-722360d67af7', '01a1f737-ed40-71fc-ac2d-00401c1ca428', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.cart_lines VALUES ('01a22bc7-4b9a-71be-9661-45cfda66cde2', '01a22bc7-49e1-761c-af33-722360d67af7', '01a1f737-ed40-72b4-ab91-77f3ed07326c', 1250, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.cash_closings VALUES ('01a22bc7-4dab-721e-904f-9d8e829c87af', '01a1f76e-dbc0-702e-95a9-48d098f8d48f', 0, '01a22bc7-4d90-73f5-a335-486455d93c01', 50000, 0, 0, 10000, 40000, 40000, '', 4000, '01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'Ravi', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 0, '2026-11-20T05:30:00.000Z');
INSERT INTO public.cash_closings VALUES ('01a22bc7-4dc8-729a-8176-27d6a058e778', '2026-11-20', 0, '01a22bc7-4dbb-71e1-9f16-23b594a02633', 0, 46000, 0, 0, 46000, 46000, 'खुले पैसे', NULL, '01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'Ravi', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 0, '2026-11-20T05:30:00.000Z');
INSERT INTO public.cash_counts VALUES ('01a22bc7-4d90-73f5-a335-486455d93c01', '01a1f76e-dbc0-702e-95a9-48d098f8d48f', 0, 40000, '{"10":0,"20":0,"50":0,"100":0,"200":2,"500":0,"coins":0}', '', '01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.cash_counts VALUES ('01a22bc7-4dbb-71e1-9f16-23b594a02633', '2026-11-20', 0, 46000, '{"10":0,"20":0,"50":0,"100":0,"200":0,"500":0,"coins":460}', 'खुले पैसे', '01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.cash_moves VALUES ('01a22bc7-4d6f-74f0-a515-8d38980374ac', '01a1f76e-dbc0-702e-95a9-48d098f8d48f', 0, 'opening', 50000, 'diesel', NULL, '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.cash_moves VALUES ('01a22bc7-4d80-7226-91b9-eecd4aabdde1', '01a1f76e-dbc0-702e-95a9-48d098f8d48f', 1, 'spent', -10000, 'डीज़ल', NULL, '01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'Ravi', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.cash_sheets VALUES ('01a1f76e-dbc0-702e-95a9-48d098f8d48f', '01a1f76e-dbc0-702e-95a9-48d098f8d48f', '2026-12-02', '2026-11-20T05:30:00.000Z');
INSERT INTO public.cash_sheets VALUES ('2026-11-20', NULL, '2026-11-20', '2026-11-20T05:30:00.000Z');
INSERT INTO public.cash_signed VALUES ('01a1f76e-dbc0-73b3-adeb-cb4b057e801f', '01a22bc7-4dc8-729a-8176-27d6a058e778');
INSERT INTO public.cash_signed VALUES ('01a22bc7-4c6e-72a6-ae87-4519677b7957', '01a22bc7-4dc8-729a-8176-27d6a058e778');
INSERT INTO public.cash_signed VALUES ('01a22bc7-4c7d-73b7-b195-7246ae861c84', '01a22bc7-4dc8-729a-8176-27d6a058e778');
INSERT INTO public.changes VALUES (1, ' catalogue row:01a1f737-ed40-71fc-ac2d-00401c1ca428 page:01a1f737-ed40-71fc-ac2d-00401c1ca428 tile:01a1f737-ed40-71fc-ac2d-00401c1ca428 goods:all goods:fruits sold-out:all sold-out:fruits words products row:01a1f737-ed40-72e9-bdf7-62a122c7b4bd page:01a1f737-ed40-72e9-bdf7-62a122c7b4bd tile:01a1f737-ed40-72e9-bdf7-62a122c7b4bd goods:grocery sold-out:grocery row:01a1f737-ed40-72b4-ab91-77f3ed07326c page:01a1f737-ed40-72b4-ab91-77f3ed07326c tile:01a1f737-ed40-72b4-ab91-77f3ed07326c goods:vegetables sold-out:vegetables ');
INSERT INTO public.changes VALUES (2, ' tax ');
INSERT INTO public.changes VALUES (3, ' catalogue row:01a1f737-ed40-71fc-ac2d-00401c1ca428 row:01a1f737-ed40-72b4-ab91-77f3ed07326c row:01a1f737-ed40-72e9-bdf7-62a122c7b4bd orders order-called:1 ');
INSERT INTO public.changes VALUES (4, ' catalogue row:01a1f737-ed40-72e9-bdf7-62a122c7b4bd orders order-called:2 ');
INSERT INTO public.changes VALUES (5, ' catalogue row:01a1f737-ed40-71fc-ac2d-00401c1ca428 row:01a1f737-ed40-72b4-ab91-77f3ed07326c orders order-called:3 ');
INSERT INTO public.changes VALUES (6, ' catalogue row:01a1f737-ed40-72b4-ab91-77f3ed07326c orders ');
INSERT INTO public.changes VALUES (7, ' catalogue row:01a1f737-ed40-72e9-bdf7-62a122c7b4bd orders ');
INSERT INTO public.changes VALUES (8, ' catalogue row:01a1f737-ed40-71fc-ac2d-00401c1ca428 orders order-called:4 ');
INSERT INTO public.changes VALUES (9, ' catalogue row:01a1f737-ed40-71fc-ac2d-00401c1ca428 orders order-called:5 ');
INSERT INTO public.changes VALUES (10, ' catalogue row:01a1f737-ed40-71fc-ac2d-00401c1ca428 orders ');
INSERT INTO public.changes VALUES (11, ' catalogue row:01a1f737-ed40-72e9-bdf7-62a122c7b4bd orders ');
INSERT INTO public.changes VALUES (12, ' settings ');
INSERT INTO public.changes VALUES (13, ' catalogue row:01a1f737-ed40-72e9-bdf7-62a122c7b4bd page:01a1f737-ed40-72e9-bdf7-62a122c7b4bd tile:01a1f737-ed40-72e9-bdf7-62a122c7b4bd products order:price:all order:price:grocery ');
INSERT INTO public.changes VALUES (14, ' catalogue row:01a1f737-ed40-72e9-bdf7-62a122c7b4bd page:01a1f737-ed40-72e9-bdf7-62a122c7b4bd tile:01a1f737-ed40-72e9-bdf7-62a122c7b4bd words products ');
INSERT INTO public.changes VALUES (15, ' areas promises ');
INSERT INTO public.changes VALUES (16, ' areas ');
INSERT INTO public.changes VALUES (17, ' rounds promises ');
INSERT INTO public.changes VALUES (18, ' rounds promises ');
INSERT INTO public.changes VALUES (19, ' rounds ');
INSERT INTO public.changes VALUES (20, ' settings closures ');
INSERT INTO public.changes VALUES (21, ' tax ');
INSERT INTO public.changes VALUES (22, ' tax ');
INSERT INTO public.changes VALUES (23, ' settings closures ');
INSERT INTO public.changes VALUES (24, ' orders ');
INSERT INTO public.changes VALUES (25, ' orders ');
INSERT INTO public.changes VALUES (26, ' orders ');
INSERT INTO public.changes VALUES (27, ' orders ');
INSERT INTO public.changes VALUES (28, ' orders ');
INSERT INTO public.changes VALUES (29, ' orders ');
INSERT INTO public.changes VALUES (30, ' orders ');
INSERT INTO public.changes VALUES (31, ' orders ');
INSERT INTO public.changes VALUES (32, ' orders ');
INSERT INTO public.changes VALUES (33, ' orders ');
INSERT INTO public.changes VALUES (34, ' orders ');
INSERT INTO public.changes VALUES (35, ' orders ');
INSERT INTO public.changes VALUES (36, ' rounds orders ');
INSERT INTO public.changes VALUES (37, ' orders ');
INSERT INTO public.changes VALUES (38, ' orders ');
INSERT INTO public.changes VALUES (39, ' orders ');
INSERT INTO public.changes VALUES (40, ' rounds ');
INSERT INTO public.changes VALUES (41, ' rounds orders ');
INSERT INTO public.changes VALUES (42, ' orders ');
INSERT INTO public.changes VALUES (43, ' orders ');
INSERT INTO public.closures VALUES ('01a1f76e-dbc0-7283-83cb-4a9786969663', '2026-12-25', '2026-12-25', '', 1, '2026-11-20T05:30:00.000Z', 'बड़ा दिन', 'বড়দিন');
INSERT INTO public.complaint_slips VALUES (1, '01a22bc7-4e07-738e-80e6-b37015624a4f', '01a22bc7-4e07-738e-80e6-b37015624a4f', '01a1f737-ed40-747a-a9fe-b783d48f578e', '01a22bc7-49e1-761c-af33-722360d67af7', 'order', 'आशा', '9876543210', 'en', '', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '', NULL, '', '', NULL, '', NULL, NULL);
INSERT INTO public.complaint_steps VALUES ('01a22bc7-4e07-738e-80e6-b37015624a4f', 0, 'told', 'दबे हुए थे', NULL, '01a22bc7-49e1-761c-af33-722360d67af7', 'आशा', '2026-11-20T05:30:00.000Z');
INSERT INTO public.complaints VALUES ('01a22bc7-4e07-738e-80e6-b37015624a4f', '01a1f737-ed40-747a-a9fe-b783d48f578e', '01a22bc7-49e1-761c-af33-722360d67af7', 'open', 'money', '{"lines":[{"line":0,"fault":"damaged","quantity":1}],"photos":[]}', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 1);
INSERT INTO public.credit_lines VALUES ('01a22bc7-4d2e-728a-ab36-d44a7cc1be9f', '01a1f737-ed40-747a-a9fe-b783d48f578e', 0, 0, 100, 0);
INSERT INTO public.credit_numbers VALUES (1, '01a22bc7-4d2e-728a-ab36-d44a7cc1be9f');
INSERT INTO public.credits VALUES ('01a22bc7-4d2e-728a-ab36-d44a7cc1be9f', 1, '01a1f737-ed40-747a-a9fe-b783d48f578e', 0, 'credit', NULL, 'spoiled', 'गीला था', 100, NULL, '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z', 0);
INSERT INTO public.daily_product_sales VALUES ('2026-11-20', 'vegetables', '01a1f737-ed40-72b4-ab91-77f3ed07326c', 1200, 2989);
INSERT INTO public.daily_product_sales VALUES ('2026-11-20', 'grocery', '01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 2000, 6100);
INSERT INTO public.daily_product_sales VALUES ('2026-11-20', 'fruits', '01a1f737-ed40-71fc-ac2d-00401c1ca428', 5000, 60150);
INSERT INTO public.daily_sales VALUES ('2026-11-20', 3, 1, 0, 15171, 2000, 1, 15171, 0, 0);
INSERT INTO public.daily_sales VALUES ('2026-11-20', 4, 1, 0, 12050, 0, 0, 0, 0, 0);
INSERT INTO public.daily_sales VALUES ('2026-11-20', 5, 1, 0, 14050, 2000, 1, 14050, 0, 0);
INSERT INTO public.daily_sales VALUES ('2026-11-20', 2, 0, 1, 0, 0, 0, 0, 0, 0);
INSERT INTO public.daily_sales VALUES ('2026-11-20', 1, 1, 0, 33968, 2000, 0, 0, 0, 0);
INSERT INTO public.door_codes VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', '3281', 'paid');
INSERT INTO public.former_shelves VALUES ('mango-box', 'aam', '2026-11-20T05:30:00.000Z');
INSERT INTO public.import_layouts VALUES ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '{}', '2026-11-20T05:30:00.000Z');
INSERT INTO public.import_parts VALUES ('sample-import', 0, '[[2,"आम","50"]]');
INSERT INTO public.import_remarks VALUES ('sample-import', 2, 'left out', 'the price is 0', '["आम","0"]');
INSERT INTO public.import_writes VALUES ('sample-import', '01a1f737-ed40-71fc-ac2d-00401c1ca428', 'added', '{}', '{}', '');
INSERT INTO public.imports VALUES ('sample-import', 'stock.xlsx', 'done', '{"layout":"List of goods","row":1,"columns":[],"notes":[],"isRemembered":false}', '[]', '{"columns":[],"shelves":{},"answers":{},"overwrite":false}', '{"added":0,"changed":0,"unchanged":0,"hidden":0,"leftOut":0,"adjusted":0,"kept":0,"shelves":[],"found":[],"questions":[]}', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 0, 0, 0, '', '01a22bc7-49e1-761c-af33-722360d67af7', 'Sample', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '', 0);
INSERT INTO public.jobs VALUES ('01a22bc7-4ab2-757b-86e6-05745d914ab0', 'mail', '{"to":"asha@example.in","language":"hi","subject":"Haat: आपका ऑर्डर 1","text":"नमस्ते Asha जी,\n\nधन्यवाद! आपका ऑर्डर 1 मिल गया (20 नवंबर 2026, सुबह 10 बजे)।\n\n2 x Mango आम, दाम ₹120.50: ₹241\n1 x rice, दाम ₹61: ₹61\n750 ग्राम potato, ₹24.90/किलो: ₹18.68\n\nसामान का कुल: ₹320.68\nडिलीवरी चार्ज: ₹20\nकुल: ₹340.68\n\nपैसे सामान मिलने पर नकद देने हैं।\n\nसामान इस पते पर आएगा:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nHaat\n"}', 'order 01a1f737-ed40-747a-a9fe-b783d48f578e placed', '2026-11-20T04:30:00.000Z', 0, NULL, NULL, '2026-11-20T04:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4ab3-7572-b63c-791d0795dc28', 'alarm', '{"order":"01a1f737-ed40-747a-a9fe-b783d48f578e"}', 'alarm 01a1f737-ed40-747a-a9fe-b783d48f578e', '2026-11-20T04:30:00.000Z', 0, NULL, NULL, '2026-11-20T04:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4ad4-759f-a833-20a6692742fd', 'mail', '{"to":"asha@example.in","language":"hi","subject":"Haat: आपका ऑर्डर 2","text":"नमस्ते Asha जी,\n\nधन्यवाद! आपका ऑर्डर 2 मिल गया (20 नवंबर 2026, सुबह 11 बजे)।\n\n5 x rice, दाम ₹61: ₹305\n\nसामान का कुल: ₹305\nडिलीवरी चार्ज: ₹20\nकुल: ₹325\n\nपैसे सामान मिलने पर नकद देने हैं।\n\nसामान इस पते पर आएगा:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nHaat\n"}', 'order 01a1f76e-dbc0-74bc-9bed-900de20d511a placed', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4ad4-75a0-8528-e15e538917cf', 'alarm', '{"order":"01a1f76e-dbc0-74bc-9bed-900de20d511a"}', 'alarm 01a1f76e-dbc0-74bc-9bed-900de20d511a', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4af5-75a0-948c-fe3adb7f1980', 'mail', '{"to":"ravi4@example.in","language":"en","subject":"Your order 3 from Haat","text":"Namaste Asha,\n\nThank you for your order 3 of 20 Nov 2026, 11:00 am.\n\n1 x Mango आम at ₹120.50: ₹120.50\n500 g potato at ₹24.90 per kg: ₹12.45\n\nSubtotal: ₹132.95\nShipping: ₹20\nTotal: ₹152.95\n\nYou pay in cash at the door.\n\nIt comes to:\nAsha Devi\nUpper Bazaar\nnear the bus stand\n9876543210\n\nYou can follow it, or cancel it until it is dispatched, at http://localhost:3000/my-order\n\nHaat\n"}', 'order 01a1f76e-dbc0-7570-be8b-4fe3171edd50 placed', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4af5-75a1-8f53-91344985cb0b', 'alarm', '{"order":"01a1f76e-dbc0-7570-be8b-4fe3171edd50"}', 'alarm 01a1f76e-dbc0-7570-be8b-4fe3171edd50', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4b8f-7406-a53a-9be60259f94e', 'mail', '{"to":"ravi4@example.in","language":"en","subject":"A question about your order 3","text":"Namaste Asha,\n\nWe are packing your order 3 and would like to ask you first:\n\nMango आम: 2 kg instead of 1 kg\n\nYour order would then come to ₹272.21 instead of ₹151.71. Without your yes it never comes to more than was agreed.\n\nYes or no? One tap is enough: http://localhost:3000/my-order/01a1f76e-dbc0-7570-be8b-4fe3171edd50\n\nHaat\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4ba9-7427-8a83-f2497035e03d', 'mail', '{"to":"asha@example.in","language":"hi","subject":"आपका ऑर्डर 2 रद्द हो गया","text":"नमस्ते Asha जी,\n\nआपका ऑर्डर 2 (20 नवंबर 2026, सुबह 11 बजे) रद्द हो गया। कोई पैसा नहीं देना है।\n\n5 x rice, दाम ₹61: ₹305\n\nसामान का कुल: ₹305\nडिलीवरी चार्ज: ₹20\nकुल: ₹325\n\nआपके सारे ऑर्डर यहाँ हैं: http://localhost:3000/hi/my-order\n\nHaat\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4bb9-70e9-97c6-9963434e527b', 'mail-reset', '{"email":"asha@example.in","origin":"http://localhost:3000","isSpare":false}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4bc0-775f-88c1-2f4b25812b7a', 'mail', '{"to":"reader@example.in","language":"en","subject":"Do you want the news of Haat?","text":"Someone, we hope you, asked Haat to send its news to this e-mail address.\n\nIf it was you, open this link within two days and say yes:\nhttp://localhost:3000/newsletter/confirm/fjeFafHDvFMM4lMqv90XYpQm3o6Nbvcchh3sH-yzY6M\n\nIf it was not you, do nothing: you get no e-mails.\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4c1c-75fa-b8fe-5a2edcb76952', 'push', '{"call":"01a1f76e-dbc0-72c2-aa30-5a8a3c611d65"}', 'push 01a1f76e-dbc0-72c2-aa30-5a8a3c611d65', '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4cc1-73d8-af3d-d1119901fd70', 'mail', '{"to":"asha@example.in","language":"hi","subject":"ऑर्डर 1 कब आएगा","text":"नमस्ते Asha जी,\n\nआपके ऑर्डर 1 का समय तय हो गया है।\n\nडिलीवरी: 21 नवंबर 2026, शाम 5 बजे से शाम 7 बजे तक\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4cd2-70a3-9e88-2bf92ae93dbc', 'mail', '{"to":"asha@example.in","language":"hi","subject":"ऑर्डर 1: नया समय","text":"नमस्ते Asha जी,\n\nआपके ऑर्डर 1 का समय बदल गया है।\n\nडिलीवरी: 20 नवंबर 2026, शाम 5 बजे से शाम 7 बजे तक\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4d6a-7725-8a25-304b3125b92d', 'late round', '{"round":"01a1f76e-dbc0-7024-8fe3-b6151664e3f9"}', NULL, '2026-11-20T05:30:12.000Z', 1, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4d27-77b6-b57f-5f4e93a49f26', 'mail', '{"to":"asha@example.in","language":"hi","subject":"आपका ऑर्डर 1 रास्ते में है","text":"नमस्ते Asha जी,\n\nआपका ऑर्डर 1 (20 नवंबर 2026, सुबह 10 बजे) रास्ते में है।\n\n2 x Mango आम, दाम ₹120.50: ₹241\n1 x rice, दाम ₹61: ₹61\n750 ग्राम potato, ₹24.90/किलो: ₹18.68\n\nसामान का कुल: ₹320.68\nडिलीवरी चार्ज: ₹20\nकुल: ₹340.68\n\nआपका कोड: 3281। सामान हाथ में आने पर ही बताएँ। उससे पहले किसी को न बताएँ।\n\nआपके सारे ऑर्डर यहाँ हैं: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.jobs VALUES ('01a22bc7-4d3f-770e-b09c-6e51f87571d0', 'mail', '{"to":"asha@example.in","language":"hi","subject":"आपके ऑर्डर 1 के बिल में से कुछ घटाया गया है","text":"नमस्ते Asha जी,\n\nहमने आपके ऑर्डर 1 के बिल में से ₹1 घटा दिए हैं।\n\nMango आम: सामान खराब निकला: गीला था\n\nसामान का कुल: ₹320.68\nडिलीवरी चार्ज: ₹20\nघटाया गया: −₹1\nकुल: ₹339.68\n\nहम आपको ₹0.32 वापस देंगे।\n\nऑर्डर यहाँ देखें; रवाना होने से पहले यहीं रद्द भी हो सकता है: http://localhost:3000/hi/my-order\n\nSample हाट\n"}', NULL, '2026-11-20T05:30:00.000Z', 0, NULL, NULL, '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.khata_lines VALUES ('01a22bc7-4c90-76ee-8376-29e488f8d35f', '01a22bc7-49e1-761c-af33-722360d67af7', 0, 'opening', 12050, 12050, NULL, NULL, 'पुरानी कॉपी', '', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z');
INSERT INTO public.khatas VALUES ('01a22bc7-49e1-761c-af33-722360d67af7', 50000, 12050, 1, '2026-11-20T05:30:00.000Z', 3, '2026-11-20T05:30:00.000Z');
INSERT INTO public.known_devices VALUES ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '01a22bc7-49e1-761c-af33-722360d67af7', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.kysely_migration VALUES ('062-shop', '2026-11-30T09:26:50.388Z');
INSERT INTO public.kysely_migration VALUES ('063-shop-checks', '2026-11-30T09:26:50.391Z');
INSERT INTO public.kysely_migration VALUES ('065-money-from-facts', '2026-11-30T09:26:50.403Z');
INSERT INTO public.kysely_migration VALUES ('066-left-rounds', '2026-11-30T09:26:50.406Z');
INSERT INTO public.kysely_migration VALUES ('067-requests', '2026-11-30T09:26:50.418Z');
INSERT INTO public.kysely_migration VALUES ('068-one-once', '2026-11-30T09:26:50.422Z');
INSERT INTO public.kysely_migration VALUES ('069-lifted-newcomers', '2026-11-30T09:26:50.425Z');
INSERT INTO public.kysely_migration VALUES ('071-phone-names', '2026-11-30T09:26:50.429Z');
INSERT INTO public.kysely_migration VALUES ('076-moved-orders', '2026-11-30T09:26:50.431Z');
INSERT INTO public.kysely_migration VALUES ('077-events-as-data', '2026-11-30T09:26:50.439Z');
INSERT INTO public.kysely_migration VALUES ('078-rescue-codes', '2026-11-30T09:26:50.442Z');
INSERT INTO public.kysely_migration VALUES ('079-opening-hours', '2026-11-30T09:26:50.447Z');
INSERT INTO public.kysely_migration VALUES ('081-complaints', '2026-11-30T09:26:50.456Z');
INSERT INTO public.kysely_migration VALUES ('082-staff-cards', '2026-11-30T09:26:50.461Z');
INSERT INTO public.kysely_migration VALUES ('083-own-words', '2026-11-30T09:26:50.464Z');
INSERT INTO public.kysely_migration VALUES ('084-address-landmarks', '2026-11-30T09:26:50.466Z');
INSERT INTO public.kysely_migration VALUES ('087-order-notices', '2026-11-30T09:26:50.471Z');
INSERT INTO public.kysely_migration VALUES ('088-wishes', '2026-11-30T09:26:50.478Z');
INSERT INTO public.kysely_migration VALUES ('089-closed-days-in-languages', '2026-11-30T09:26:50.480Z');
INSERT INTO public.kysely_migration VALUES ('090-bills', '2026-11-30T09:26:50.501Z');
INSERT INTO public.kysely_migration VALUES ('091-tax', '2026-11-30T09:26:50.510Z');
INSERT INTO public.kysely_migration VALUES ('093-complaint-slips', '2026-11-30T09:26:50.518Z');
INSERT INTO public.kysely_migration VALUES ('094-pauses-in-languages', '2026-11-30T09:26:50.520Z');
INSERT INTO public.kysely_migration VALUES ('095-newsletter-consents', '2026-11-30T09:26:50.524Z');
INSERT INTO public.kysely_migration VALUES ('096-first-shelves-and-papers', '2026-11-30T09:26:50.528Z');
INSERT INTO public.kysely_migration VALUES ('097-care-and-complaint-links', '2026-11-30T09:26:50.531Z');
INSERT INTO public.kysely_migration VALUES ('098-accountants', '2026-11-30T09:26:50.533Z');
INSERT INTO public.kysely_migration VALUES ('099-goods-by-creation', '2026-11-30T09:26:50.536Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.left_rounds VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', '01a1f76e-dbc0-7025-a7bd-5dcd47ada689');
INSERT INTO public.lifted_newcomers VALUES ('01a22bc7-49e1-761c-af33-722360d67af7', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z');
INSERT INTO public.login_codes VALUES ('01a22bc7-4a2e-7188-b94f-4c09ce34c4de', '$argon2id$v=19$m=19456,t=2,p=1$CrACmbiE5lwujXaQkr1+Cw$/cTuuABkvpbqujpcv39hnT+4xg2YtwK/CEtC3riV8is', 'z8DTNxFK5W1IZdXXlOsliRLGGsciMteFyvWtfAV8o_w', 0, '2026-11-20T04:30:00.000Z', '2026-11-20T05:00:00.000Z');
INSERT INTO public.new_rescue_codes VALUES ('01a22bc7-49e1-761c-af33-722360d67af7', 1, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '2026-11-20T05:30:00.000Z');
INSERT INTO public.news_seen VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', '2026-11-20T05:30:00.000Z');
INSERT INTO public.newsletter_consents VALUES ('01a22bc7-4e0f-74a4-a6a9-33b6dfa1f972', 'reader@example.in', NULL, 1, 'mail', '2026-11-20T05:30:00.000Z');
INSERT INTO public.newsletter_requests VALUES ('JbZJ9DCWm8mAZVV_o4aNpgRYI19pWMDXhUFSU72mdOU', 'reader@example.in', '2026-11-20T05:30:00.000Z', '2026-11-22T05:30:00.000Z', 'en');
INSERT INTO public.newsletter_requests VALUES ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'asked@example.in', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 'hi');
INSERT INTO public.newsletter_subscribers VALUES ('01a22bc7-4e0e-747f-b342-ea628999e068', 'reader@example.in', 'ccccccccccccccccccccccccccccccccccccccccccc', '2026-11-20T05:30:00.000Z', NULL, 'bn');
INSERT INTO public.order_changes VALUES ('01a1f76e-dbc0-72f8-b1b4-7f7be53cd915', '01a1f76e-dbc0-7570-be8b-4fe3171edd50', '{"lines":[{"before":{"order_id":"01a1f76e-dbc0-7570-be8b-4fe3171edd50","position":1,"product_id":"01a1f737-ed40-72b4-ab91-77f3ed07326c","title":"potato","title_hi":"","title_bn":"","description":"Fresh potato","thumbnail":"","category":"vegetables","unit":"kg","pack":"","color":"","price_paise":2490,"quantity":500,"ordered_quantity":null,"given_paise":0,"total_paise":1245,"sold_by":"weight","reason":"","instead_of":null,"packed_at":null,"packed_by":"","credited_paise":0,"credited_quantity":0,"revision":1},"after":{"order_id":"01a1f76e-dbc0-7570-be8b-4fe3171edd50","position":1,"product_id":"01a1f737-ed40-72b4-ab91-77f3ed07326c","title":"potato","title_hi":"","title_bn":"","description":"Fresh potato","thumbnail":"","category":"vegetables","unit":"kg","pack":"","color":"","price_paise":2490,"quantity":450,"ordered_quantity":500,"given_paise":0,"total_paise":1121,"sold_by":"weight","reason":"poor","instead_of":null,"packed_at":"2026-11-20T05:30:00.000Z","packed_by":"Owner","credited_paise":0,"credited_quantity":0,"revision":2}}],"agreed":{"before":{"total":15295,"by":"","at":null},"after":{"total":15295,"by":"","at":null}}}', '2026-11-20T05:30:00.000Z');
INSERT INTO public.order_changes VALUES ('01a1f76e-dbc0-729a-adde-b2b4669d9a26', '01a1f76e-dbc0-7570-be8b-4fe3171edd50', '{"lines":[{"before":null,"after":{"order_id":"01a1f76e-dbc0-7570-be8b-4fe3171edd50","position":2,"title_hi":"","title_bn":"","product_id":"01a1f737-ed40-72e9-bdf7-62a122c7b4bd","title":"rice","description":"Fresh rice","thumbnail":"","category":"grocery","unit":"kg","pack":"","color":"","price_paise":6100,"quantity":1,"sold_by":"piece","total_paise":0,"ordered_quantity":0,"given_paise":6100,"reason":"","instead_of":null,"packed_at":"2026-11-20T05:30:00.000Z","packed_by":"Owner","credited_paise":0,"credited_quantity":0,"revision":2}}],"agreed":{"before":{"total":15295,"by":"","at":null},"after":{"total":15295,"by":"","at":null}}}', '2026-11-20T05:30:00.000Z');
INSERT INTO public.order_events VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 0, 'status', '{"from":null,"to":"pending"}', '01a22bc7-49e1-761c-af33-722360d67af7', 'आशा देवी', '2026-11-20T04:30:00.000Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f76e-dbc0-74bc-9bed-900de20d511a', 0, 'status', '{"from":null,"to":"pending"}', '01a22bc7-49e1-761c-af33-722360d67af7', 'आशा देवी', '2026-11-20T05:30:00.000Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f76e-dbc0-7570-be8b-4fe3171edd50', 0, 'status', '{"from":null,"to":"pending"}', '01a22bc7-49e6-73da-a861-379a8ae6830e', 'Ravi', '2026-11-20T05:30:00.000Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f76e-dbc0-7570-be8b-4fe3171edd50', 1, 'line', '{"deed":"packed","title":"potato","title_hi":"","title_bn":""}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.001Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f76e-dbc0-7570-be8b-4fe3171edd50', 2, 'line', '{"deed":"added","title":"rice","title_hi":"","title_bn":""}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.002Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f76e-dbc0-7652-9e98-ecc4f2ce4833', 0, 'status', '{"from":null,"to":"pending","taken":{"channel":"counter","beyond":false}}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f76e-dbc0-7652-9e98-ecc4f2ce4833', 1, 'status', '{"from":"pending","to":"delivered"}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.001Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f76e-dbc0-7652-9e98-ecc4f2ce4833', 2, 'payment', '{"from":"pending","to":"received","money":{"move":"cash","amount":12000}}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.002Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f76e-dbc0-73ae-9f46-d972259a63cf', 0, 'status', '{"from":null,"to":"pending","taken":{"channel":"phone","beyond":false}}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f76e-dbc0-7570-be8b-4fe3171edd50', 3, 'asked', '{"total":27221}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.003Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f76e-dbc0-74bc-9bed-900de20d511a', 1, 'status', '{"from":"pending","to":"cancelled"}', '01a22bc7-49e1-761c-af33-722360d67af7', 'आशा देवी', '2026-11-20T05:30:00.001Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 1, 'payment', '{"from":"pending","to":"pending","money":{"move":"cash","amount":5000}}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 2, 'payment', '{"from":"pending","to":"received","money":{"move":"cash","amount":29000}}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.001Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 3, 'roundGiven', '{}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.002Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 4, 'roundChanged', '{}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.003Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 5, 'nobodyHome', '{}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.004Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 6, 'status', '{"from":"pending","to":"dispatched"}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.005Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 7, 'credited', '{"amount":100}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.006Z', NULL);
INSERT INTO public.order_events VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 8, 'status', '{"from":"dispatched","to":"pending"}', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.007Z', NULL);
INSERT INTO public.order_lines VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 1, '01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 'rice', '', '', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 'piece', 1, NULL, 0, 6100, '', NULL, NULL, '', 1, 0, 0);
INSERT INTO public.order_lines VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 2, '01a1f737-ed40-72b4-ab91-77f3ed07326c', 'potato', '', '', 'Fresh potato', '', 'vegetables', 'kg', '', '', 2490, 'weight', 750, NULL, 0, 1868, '', NULL, NULL, '', 1, 0, 0);
INSERT INTO public.order_lines VALUES ('01a1f76e-dbc0-74bc-9bed-900de20d511a', 0, '01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 'rice', '', '', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 'piece', 5, NULL, 0, 30500, '', NULL, NULL, '', 1, 0, 0);
INSERT INTO public.order_lines VALUES ('01a1f76e-dbc0-7570-be8b-4fe3171edd50', 0, '01a1f737-ed40-71fc-ac2d-00401c1ca428', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1, 0, 0);
INSERT INTO public.order_lines VALUES ('01a1f76e-dbc0-7570-be8b-4fe3171edd50', 1, '01a1f737-ed40-72b4-ab91-77f3ed07326c', 'potato', '', '', 'Fresh potato', '', 'vegetables', 'kg', '', '', 2490, 'weight', 450, 500, 0, 1121, 'poor', NULL, '2026-11-20T05:30:00.000Z', 'Owner', 2, 0, 0);
INSERT INTO public.order_lines VALUES ('01a1f76e-dbc0-7570-be8b-4fe3171edd50', 2, '01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 'rice', '', '', 'Fresh rice', '', 'grocery', 'kg', '', '', 6100, 'piece', 1, 0, 6100, 0, '', NULL, '2026-11-20T05:30:00.000Z', 'Owner', 2, 0, 0);
INSERT INTO public.order_lines VALUES ('01a1f76e-dbc0-7652-9e98-ecc4f2ce4833', 0, '01a1f737-ed40-71fc-ac2d-00401c1ca428', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1, 0, 0);
INSERT INTO public.order_lines VALUES ('01a1f76e-dbc0-73ae-9f46-d972259a63cf', 0, '01a1f737-ed40-71fc-ac2d-00401c1ca428', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 1, NULL, 0, 12050, '', NULL, NULL, '', 1, 0, 0);
INSERT INTO public.order_lines VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 0, '01a1f737-ed40-71fc-ac2d-00401c1ca428', 'Mango आम', '', '', 'Fresh mango', '', 'fruits', 'kg', '', '', 12050, 'piece', 2, NULL, 0, 24100, '', NULL, NULL, '', 1, 100, 0);
INSERT INTO public.order_notices VALUES ('01a22bc7-4b79-70d2-889c-e8ca066bbac2', '01a1f76e-dbc0-73ae-9f46-d972259a63cf', 'placed', 'Namaste गीता,
Thank you for your order 5 of 20 Nov 2026, 11:00 am.
1 x Mango आम at ₹120.50: ₹120.50
Subtotal: ₹120.50
Shipping: ₹20
Total: ₹140.50
You pay in cash at the door.
It comes to:
गीता बाई
98260 33333
You can follow it, or cancel it until it is dispatched, at http://localhost:3000/my-order
Haat', '2026-11-20T05:30:00.000Z', NULL, NULL, '');
INSERT INTO public.order_notices VALUES ('sample-notice', '01a1f737-ed40-747a-a9fe-b783d48f578e', 'late', 'देर', '2026-11-20T05:30:00.000Z', NULL, NULL, '');
INSERT INTO public.order_numbers VALUES (1, '01a1f737-ed40-747a-a9fe-b783d48f578e');
INSERT INTO public.order_numbers VALUES (2, '01a1f76e-dbc0-74bc-9bed-900de20d511a');
INSERT INTO public.order_numbers VALUES (3, '01a1f76e-dbc0-7570-be8b-4fe3171edd50');
INSERT INTO public.order_numbers VALUES (4, '01a1f76e-dbc0-7652-9e98-ecc4f2ce4833');
INSERT INTO public.order_numbers VALUES (5, '01a1f76e-dbc0-73ae-9f46-d972259a63cf');
INSERT INTO public.order_questions VALUES ('01a1f76e-dbc3-74c0-92be-2bc8d2e6c1af', '01a1f76e-dbc0-7570-be8b-4fe3171edd50', '{"change":{"kind":"pack","line":0,"revision":1,"quantity":2},"goods":{"title":"Mango आम","title_hi":"","title_bn":"","unit":"kg","pack":"","quantity":2,"sold_by":"piece"}}', 27221, 11926, '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.003Z', 'open', NULL);
INSERT INTO public.orders VALUES ('01a1f76e-dbc0-7652-9e98-ecc4f2ce4833', 4, '00000000-0000-7000-8000-000000000000', 'delivered', 'received', 'cash', 12050, 0, 12050, 1, '', '-', '', '', '', '', '', '', '', '', '#4   ', NULL, NULL, 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.001Z', '2026-11-20T05:30:00.002Z', '', 0, '', '', 0, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 12000, 50, 'counter', 'Owner', '', '', 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.orders VALUES ('01a1f76e-dbc0-73ae-9f46-d972259a63cf', 5, '01a22bc7-4b6b-711b-9c95-5824fdfe8f1b', 'pending', 'pending', 'cash', 12050, 2000, 14050, 1, 'गीता', 'बाई', '98260 33333', '', '', '', '', '', '', '', '#5 गीता बाई 9826033333 ', NULL, NULL, 1, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.000Z', '9826033333', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 0, 0, 'phone', 'Owner', '', '', 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.orders VALUES ('01a1f76e-dbc0-7570-be8b-4fe3171edd50', 3, '01a22bc7-49e6-73da-a861-379a8ae6830e', 'pending', 'pending', 'cash', 13171, 2000, 15171, 3, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#3 asha devi 9876543210 ', NULL, NULL, 4, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.003Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', 15295, '', NULL, 'call', 0, 0, 'web', '', '', '', 0, 0, 0, 2, 0, 0, 0);
INSERT INTO public.orders VALUES ('01a1f76e-dbc0-74bc-9bed-900de20d511a', 2, '01a22bc7-49e1-761c-af33-722360d67af7', 'cancelled', 'pending', 'cash', 30500, 2000, 32500, 5, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#2 asha devi 9876543210 ', NULL, NULL, 2, '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.001Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '', NULL, '', NULL, 'call', 0, 0, 'web', '', '', '', 0, 0, 0, 0, 0, 0, 0);
INSERT INTO public.orders VALUES ('01a1f737-ed40-747a-a9fe-b783d48f578e', 1, '01a22bc7-49e1-761c-af33-722360d67af7', 'pending', 'received', 'cash', 31968, 2000, 33968, 4, 'Asha', 'Devi', '9876543210', 'Upper Bazaar', 'near the bus stand', '', '', '', '', '', '#1 asha devi 9876543210 ', NULL, NULL, 10, '2026-11-20T04:30:00.000Z', NULL, '2026-11-20T05:30:00.007Z', '9876543210', 0, '', '', NULL, NULL, NULL, 0, '01a1f76e-dbc0-7024-8fe3-b6151664e3f9', 'ride', '2026-11-20', '17:00', '19:00', NULL, NULL, '', NULL, '', NULL, 'call', 34000, 0, 'web', '', '', '', 100, 1, 0, 0, 0, 0, 0);
INSERT INTO public.password_resets VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '01a22bc7-49e1-761c-af33-722360d67af7', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
INSERT INTO public.payments VALUES ('01a1f76e-dbc0-73b3-adeb-cb4b057e801f', '01a1f76e-dbc0-7652-9e98-ecc4f2ce4833', NULL, 0, 'paid', 'cash', 12000, 50, '', 0, '', 'desk', NULL, NULL, NULL, '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 0);
INSERT INTO public.payments VALUES ('01a22bc7-4c6e-72a6-ae87-4519677b7957', '01a1f737-ed40-747a-a9fe-b783d48f578e', NULL, 0, 'paid', 'cash', 5000, 0, '', 0, '', 'desk', NULL, NULL, NULL, '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 0);
INSERT INTO public.payments VALUES ('01a22bc7-4c7d-73b7-b195-7246ae861c84', '01a1f737-ed40-747a-a9fe-b783d48f578e', NULL, 1, 'paid', 'cash', 29000, 68, '', 0, '', 'desk', NULL, NULL, NULL, '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 0);
INSERT INTO public.payments VALUES ('01a1f76e-dbc0-74ad-b4b8-ba786e4a1bb4', '01a1f737-ed40-747a-a9fe-b783d48f578e', NULL, 2, 'paid', 'cash', 0, -68, '', 0, '', 'status', NULL, NULL, NULL, '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', 1);
INSERT INTO public.phone_codes VALUES ('9826055555', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 0, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.phone_marks VALUES ('9876543210', 'careful', 'Second gate', '2026-11-20', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z');
INSERT INTO public.phone_turns VALUES ('0', '2026-11-20T05:30:00.000Z');
INSERT INTO public.picture_sources VALUES ('01a1f737-ed40-71fc-ac2d-00401c1ca428', 'https://example.in/mango.jpg', 'failed', '', 0, 'the other site answers 404', '2026-11-20T05:30:00.000Z');
INSERT INTO public.places VALUES ('01a22bc7-4c3a-7346-98fb-a9cba50129fc', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7', '263601', 'रामपुर', 'रामपुर', 1);
INSERT INTO public.places VALUES ('01a22bc7-4c3a-7347-ae9a-7d29c211e87b', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7', '263602', '', '', 2);
INSERT INTO public.price_change_parts VALUES ('01a1f76e-dbc0-73d8-860f-12a0303f2190', 0, 'written', '[{"id":"01a1f737-ed40-72e9-bdf7-62a122c7b4bd","from":{"price_paise":6100,"cut_price_paise":6100},"to":{"price_paise":6700,"cut_price_paise":6700}}]');
INSERT INTO public.price_changes VALUES ('01a1f76e-dbc0-73d8-860f-12a0303f2190', '9bc6de9f4b7634661e59be58300f0b61', 'changed', NULL, 1000, 'both', 'rupee', '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 1, 1, 0, 0, 0, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.product_labels VALUES ('01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 'Amber Mills, Patna', '', '', '', '1006', 500, '', NULL, '', '', '');
INSERT INTO public.product_names VALUES ('01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 'चावल');
INSERT INTO public.product_texts VALUES ('01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 'hi', 'चावल', '');
INSERT INTO public.products VALUES ('01a1f737-ed40-72b4-ab91-77f3ed07326c', 'H-F3ED07326C', 'potato', 'Fresh potato', 'vegetables', '', '', 'kg', '', 2490, 2490, 28800, 1200, 0, '', 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, 0, 'potato
h-f3ed07326c', 'weight', 50, 250, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', '', 0, 1);
INSERT INTO public.products VALUES ('01a1f737-ed40-71fc-ac2d-00401c1ca428', 'H-401C1CA428', 'Mango आम', 'Fresh mango', 'fruits', '', '', 'kg', '', 12050, 12050, 35, 5, 0, '', 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, 0, 'mango आम
h-401c1ca428', 'piece', 1, 1, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', '', 0, 1);
INSERT INTO public.products VALUES ('01a1f737-ed40-72e9-bdf7-62a122c7b4bd', 'H-A122C7B4BD', 'rice', 'Fresh rice', 'grocery', '', '', 'kg', '', 6700, 6700, 98, 2, 0, '', 3, '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, 0, 'rice
h-a122c7b4bd', 'piece', 1, 1, NULL, 0, 1, NULL, '', '', NULL, NULL, 0, NULL, '', 'price cuttedprice maker hsn taxRate title_hi', 0, 1);
INSERT INTO public.push_devices VALUES ('01a1f76e-dbc0-7145-8658-dac97add59e3', '01a22bc7-49d6-7792-bac1-bbdcd6871f5e', '01a22bc7-49d2-766e-8150-59103be38e1c', 'https://push.services.example.com/sample', 'BEF9Ee1BeFZIVx-tZ0kAdb-k_Of8hhMiE0WFUjQ3kAwGWVA_9FnfTva1ttZu6pyWtNUitqPu0fXKRGVsKgVTmFU', 'PRg90GqG_J9BbFIwyv9LpA', 'hi', '2026-11-20T05:30:00.000Z', NULL, NULL, '');
INSERT INTO public.push_keys VALUES (1, 'BF6xVOva3PKZq1jPOJCajcokQtExcRve0iJIWDagcVm_WcbNneby3RFjvrINrvTTPdVuzGKho4F5xobAH0svf1Y', 'nR6aQIJt6T3VYLQUCA76vBdqU3N2Zd77FDutVVg6dAE', '2026-11-20T05:30:00.000Z');
INSERT INTO public.rate_limits VALUES ('sign-ups:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T04:30:00.000Z', 1);
INSERT INTO public.rate_limits VALUES ('mails-of-own-moves:30JXzTALlnrgkp0ZbwjdSP', '2026-11-20T00:00:00.000Z', 1);
INSERT INTO public.rate_limits VALUES ('resets:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T05:30:00.000Z', 1);
INSERT INTO public.rate_limits VALUES ('reset-mails-anywhere:pS3w9lLk6vTn9LN1JsXznB', '2026-11-20T05:00:00.000Z', 1);
INSERT INTO public.rate_limits VALUES ('newsletter:sjpqhDnA3eVRWJPnyQweMj', '2026-11-20T05:30:00.000Z', 1);
INSERT INTO public.rate_limits VALUES ('newsletter-mails:L1HqVn-MJW0QZXzn-DRd-x', '2026-11-20T05:00:00.000Z', 1);
INSERT INTO public.requests VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 'dWpvjzd6gOcvMxW19_JkqHqemUb3pECA7w3tbVMzXTA', 'T8WnCO7mVKOkOkKuDXJYiz2rJKHdq-9A0kZyipTUFZk', '"01a1f76e-dbc0-729a-adde-b2b4669d9a26"', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 'HvBogQ-W--aVNWbvEuwTCHh7lLHpbyeQD71o5OUirx4', 'd135PtQAABHOL9txekY8GWmRNmfC8CgW0q2nERuET6I', '"01a1f76e-dbc0-7652-9e98-ecc4f2ce4833"', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 'kecx2sWhGHOfGNrTCuuVTWM-YHgGu4moocDhUSNK4HE', 'kZNhV9jU5CcqjwA5WaTJo97Mp9UD2gX7EWugNDcIOQU', '"01a1f76e-dbc0-73ae-9f46-d972259a63cf"', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 'TFnieiNQgwEnkasCgcpRcZSKsDZsaDs9uv_rJHRKACk', 'oQW_JYL3E3FvXBIQapoGO0Ct4Do9Ck2LXSWZc6VI8TY', '', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 'oZih9SeGmGV3vC37ikTyArC9Oze_JRSYPxiI6Ta4AZE', 'K-qBm4-OQ_ve_UUTIiVBu-VJj0SCserzCzBRe_mKCmY', '', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 'tGxdHKj7jisFjYb9wwEBLUApO8_ZHbbX8QJPWKCraME', 'duOAYWfoc9y6FhTlO4pZ6e3tTUQO2tWEvOrJ-v--EKE', '', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 'rD7rFnvDAjkdTuFbgu3tNfsgePJ6tJnhqsC2DcAkidI', 'C8uO9xVfTvLSNjQTPeZTcopKqPTET3Qh7eoZSR9hpYI', '', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 'fZatQHLOVUnnhi_q1774nw1Qb5d0fZBTAUf2KRNIvwk', 'PumeTK9DvZp2O9DFvAVmqTSaGzG0AlhwX5kyK4A0QT4', '', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', '5QTk-9BmvL0x8E17uj45IQ6BbRaJkFqi0gAraQSWN1A', 'rySWQ4yk0NTXDZnLstyuzukR8aykado0xxcemnlp3L8', '', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'm79KLW7vz0oR9ZjYVKqbaxnoSCQ_XvQP3GIoBIM7E04', '8Jz15vX1Eud_VBnakBUKh7Y4pDaAGOes6XNa2H7PHzM', '', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'rd26YjziJyRo8SaLir47kp_JcpkWr1eRuBzZvivvFLI', 'IRuBsiFkfls3UaFvwYuonkOf1nnTDv-WRgUsV9QliCs', '', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 'EeLTRaE3Tbq4JAIXsxLyClmESvb2dP_MTvk38mZBwx8', 'js-8ldwySg0BSIhQVFe0OEIsiUTMNAsFbamI-GP6OpI', '', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'QB4-dPmBcl3tBIon4BcDasKT_GtfX2RnfAv-cI05j4c', 'sGp10masqIeVJGqlL5BR_jUEHYnaWZbm-ipxoqdaNnM', '', '2026-11-20T05:30:00.000Z');
INSERT INTO public.requests VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 'gQ4C7FQnyePDLyNXHlcwvPrrH0tBAwQCtJ3cC6eOpTM', 'JYhedWcWh2Q9oxGXsRQf_pKGqb2fnlTGFsSAekAprdI', '', '2026-11-20T05:30:00.000Z');
INSERT INTO public.rescue_codes VALUES ('01a22bc7-49e1-761c-af33-722360d67af7', 1, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '2026-11-20T05:30:00.000Z', NULL, NULL);
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-702f-94eb-8417619f94bf', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-702e-95a9-48d098f8d48f', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-702d-a659-2b0efcba92f7', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-702c-a388-cb8ac894115e', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-702b-987c-594bdaab7c03', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-702a-bc9f-8af9333fbea8', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-7029-a116-e04932edc7fc', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-7028-b359-37d234194dd9', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-7027-880d-e93f86b6f44d', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-7026-8e0a-cea67d3903ad', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-7025-a7bd-5dcd47ada689', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_areas VALUES ('01a1f76e-dbc0-7024-8fe3-b6151664e3f9', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_pauses VALUES ('01a1f76e-dbc0-77d0-ad0f-149d2354849c', '2026-11-24', '2026-11-25', NULL, 'शादी की छुट्टी', '2026-11-20T05:30:00.000Z', '', '');
INSERT INTO public.round_riders VALUES ('01a1f76e-dbc0-7024-8fe3-b6151664e3f9', '01a22bc7-49d2-766e-8150-59103be38e1c');
INSERT INTO public.round_rule_areas VALUES ('01a1f76e-dbc0-7023-96ce-926b948c6e1f', '01a1f76e-dbc0-7226-b1a6-f637d2ba87f7');
INSERT INTO public.round_rules VALUES ('01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '123456', '17:00', '19:00', '14:00', 'same', 20, 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
INSERT INTO public.round_rules VALUES ('01a1f76e-dbc0-72d0-9c3e-9858f52f250a', 'collect', '7', '17:00', '19:00', '14:00', 'same', 20, 1, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-7026-8e0a-cea67d3903ad', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-11-23', '17:00', '19:00', '2026-11-23T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-7027-880d-e93f86b6f44d', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-11-24', '17:00', '19:00', '2026-11-24T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-7028-b359-37d234194dd9', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-11-25', '17:00', '19:00', '2026-11-25T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-7029-a116-e04932edc7fc', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-11-26', '17:00', '19:00', '2026-11-26T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-702a-bc9f-8af9333fbea8', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-11-27', '17:00', '19:00', '2026-11-27T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-702b-987c-594bdaab7c03', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-11-28', '17:00', '19:00', '2026-11-28T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-702c-a388-cb8ac894115e', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-11-30', '17:00', '19:00', '2026-11-30T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-702d-a659-2b0efcba92f7', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-12-01', '17:00', '19:00', '2026-12-01T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-702f-94eb-8417619f94bf', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-12-03', '17:00', '19:00', '2026-12-03T08:30:00.000Z', 20, 0, 0, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-72d1-b526-3c1a08203f96', '01a1f76e-dbc0-72d0-9c3e-9858f52f250a', 'collect', '2026-11-22', '17:00', '19:00', '2026-11-22T08:30:00.000Z', 20, 0, 0, 1, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-72d2-9691-9181fd0530a3', '01a1f76e-dbc0-72d0-9c3e-9858f52f250a', 'collect', '2026-11-29', '17:00', '19:00', '2026-11-29T08:30:00.000Z', 20, 0, 0, 1, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-7025-a7bd-5dcd47ada689', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-11-21', '17:00', '19:00', '2026-11-21T08:30:00.000Z', 20, 0, 1, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-7024-8fe3-b6151664e3f9', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-11-20', '17:00', '19:00', '2026-11-20T08:30:00.000Z', 20, 1, 1, 0, 'open', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '20:30', NULL, 0);
INSERT INTO public.rounds VALUES ('01a1f76e-dbc0-702e-95a9-48d098f8d48f', '01a1f76e-dbc0-7023-96ce-926b948c6e1f', 'ride', '2026-12-02', '17:00', '19:00', '2026-12-02T08:30:00.000Z', 20, 0, 1, 0, 'closed', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '2026-11-20T05:30:00.000Z', 0);
INSERT INTO public.rule_riders VALUES ('01a1f76e-dbc0-7023-96ce-926b948c6e1f', '01a22bc7-49d2-766e-8150-59103be38e1c');
INSERT INTO public.search_misses VALUES ('zzz', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.search_misses VALUES ('कटहल', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.sessions VALUES ('01a22bc7-49e3-76e4-9c6b-0fae4b14b9ee', 'Zt8rIy94GxjMaMNu3dF1r_JWsBWQSQ-d6oiGK36YEaU', '01a22bc7-49e1-761c-af33-722360d67af7', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
INSERT INTO public.sessions VALUES ('01a22bc7-49e8-7304-a305-1c78b07fcea7', 'SBPfurbZHcJGKSXooZUUl5Qb0Tc2LQ0xFVXbtnsqz4I', '01a22bc7-49e6-73da-a861-379a8ae6830e', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
INSERT INTO public.sessions VALUES ('01a22bc7-49d6-7792-bac1-bbdcd6871f5e', 'TjrTdXKWKxNW3-vn9T3hTD_6b7PDLXjwZDn22fGIwlg', '01a22bc7-49d2-766e-8150-59103be38e1c', 1, 'Chrome on Android', '2026-11-20T04:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-12-20T05:30:00.000Z');
INSERT INTO public.settings VALUES ('shop', '{"name":"Sample हाट","tagline":"Everyday goods, to your door, paid in cash when they arrive.","story":"","mission":"","address":"","phones":[],"email":"","whatsapp":"","whatsappText":"Namaste! I have a question about an order.","shippingFee":20,"freeShippingAbove":500,"deliversElsewhere":true,"mayCollect":false,"newcomerOrders":5,"newcomerOrdersADay":10,"newcomersOfANetwork":60,"newcomerValue":100000,"doorCodeFrom":1000,"unpaidMost":null,"ordersWhileClosed":true,"smsPerDay":null,"banners":[],"newsletterOpen":true,"supportDayAndNight":false,"founded":null,"fssai":"","upiId":"","upiName":"","printerAddress":"","isDemo":false,"legalName":"","officerName":"","officerRole":"","officerPhone":"","officerEmail":"","rulesWho":"","rulesDelivery":"","rulesReturns":"","rulesCancelling":"","rulesPayment":"","rulesPrivacy":"","rulesOfficer":"","rulesWhoHi":"","rulesDeliveryHi":"","rulesReturnsHi":"","rulesCancellingHi":"","rulesPaymentHi":"","rulesPrivacyHi":"","rulesOfficerHi":"","rulesWhoBn":"","rulesDeliveryBn":"","rulesReturnsBn":"","rulesCancellingBn":"","rulesPaymentBn":"","rulesPrivacyBn":"","rulesOfficerBn":"","taglineHi":"","taglineBn":"","storyHi":"","storyBn":"","missionHi":"","missionBn":"","addressHi":"","addressBn":"","bannersHi":[],"bannersBn":[],"lowStock":5}', 1, '2026-11-20T05:30:00.000Z');
INSERT INTO public.settings VALUES ('hours', '[[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"],["16:00","20:00"]],[],[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"],["16:00","20:00"]],[["07:00","13:00"]]]', 1, '2026-11-20T05:30:00.000Z');
INSERT INTO public.settings VALUES ('weekdays without rounds', '4', 1, '2026-11-20T05:30:00.000Z');
INSERT INTO public.shelf_titles VALUES ('vegetables', 'en', 'Fruits-Vegetables', 'Vegetables');
INSERT INTO public.shelf_titles VALUES ('vegetables', 'hi', 'फल-सब्ज़ी', 'सब्ज़ियाँ');
INSERT INTO public.shelf_titles VALUES ('vegetables', 'bn', 'ফল-সবজি', 'সবজি');
INSERT INTO public.shelf_titles VALUES ('fruits', 'en', 'Fruits', '');
INSERT INTO public.shelf_titles VALUES ('fruits', 'hi', 'फल', '');
INSERT INTO public.shelf_titles VALUES ('fruits', 'bn', 'ফল', '');
INSERT INTO public.shelf_titles VALUES ('meat', 'en', 'Meat', '');
INSERT INTO public.shelf_titles VALUES ('meat', 'hi', 'मीट-मछली', '');
INSERT INTO public.shelf_titles VALUES ('meat', 'bn', 'মাছ-মাংস', '');
INSERT INTO public.shelf_titles VALUES ('localitems', 'en', 'Local items', '');
INSERT INTO public.shelf_titles VALUES ('localitems', 'hi', 'अपने इलाके का सामान', '');
INSERT INTO public.shelf_titles VALUES ('localitems', 'bn', 'এলাকার জিনিস', '');
INSERT INTO public.shelf_titles VALUES ('grocery', 'en', 'Grocery', '');
INSERT INTO public.shelf_titles VALUES ('grocery', 'hi', 'किराना', '');
INSERT INTO public.shelf_titles VALUES ('grocery', 'bn', 'মুদিখানা', '');
INSERT INTO public.shelf_titles VALUES ('electronics', 'en', 'Electronics', '');
INSERT INTO public.shelf_titles VALUES ('electronics', 'hi', 'इलेक्ट्रॉनिक्स', '');
INSERT INTO public.shelf_titles VALUES ('electronics', 'bn', 'ইলেকট্রনিক্স', '');
INSERT INTO public.shelf_titles VALUES ('food', 'en', 'Food', '');
INSERT INTO public.shelf_titles VALUES ('food', 'hi', 'खाना-पीना', '');
INSERT INTO public.shelf_titles VALUES ('food', 'bn', 'খাবার', '');
INSERT INTO public.shelf_titles VALUES ('cosmetics', 'en', 'Cosmetics', '');
INSERT INTO public.shelf_titles VALUES ('cosmetics', 'hi', 'कॉस्मेटिक', '');
INSERT INTO public.shelf_titles VALUES ('cosmetics', 'bn', 'সাজগোজ', '');
INSERT INTO public.shelf_titles VALUES ('fragrances', 'en', 'Fragrances', '');
INSERT INTO public.shelf_titles VALUES ('fragrances', 'hi', 'परफ़्यूम-इत्र', '');
INSERT INTO public.shelf_titles VALUES ('fragrances', 'bn', 'পারফিউম-আতর', '');
INSERT INTO public.shelf_titles VALUES ('aam', 'en', 'Mangoes', '');
INSERT INTO public.shelf_titles VALUES ('aam', 'hi', 'आम', 'आज के आम');
INSERT INTO public.shelves VALUES ('meat', NULL, 3, 0, 'meat', 'goods', '', NULL, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
INSERT INTO public.shelves VALUES ('electronics', NULL, 6, 0, 'electronics', 'goods', '', NULL, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
INSERT INTO public.shelves VALUES ('cosmetics', NULL, 8, 0, 'cosmetics', 'goods', '', NULL, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
INSERT INTO public.shelves VALUES ('fragrances', NULL, 9, 0, 'fragrances', 'goods', '', NULL, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
INSERT INTO public.shelves VALUES ('localitems', NULL, 4, 0, 'localitems', 'goods', '', 4, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
INSERT INTO public.shelves VALUES ('food', NULL, 7, 0, 'food', 'goods', '', 5, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
INSERT INTO public.shelves VALUES ('fruits', NULL, 2, 0, 'fruits', 'goods', '', 3, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
INSERT INTO public.shelves VALUES ('grocery', NULL, 0, 0, 'grocery', 'goods', '', 1, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
INSERT INTO public.shelves VALUES ('vegetables', NULL, 1, 0, 'vegetables', 'goods', '', 2, 1, '2026-11-22T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
INSERT INTO public.shelves VALUES ('aam', 'fruits', 10, 0, 'fruits', 'goods', '', NULL, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.shop_checks VALUES ('backup', '2026-11-20T05:30:00.000Z', '{"rows":1,"pictures":0}');
INSERT INTO public.slowed_tries VALUES ('reset-mails:lrQB7blVUTzM1LCw-QMbJh', 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.slowed_tries VALUES ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 3, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.spelling_groups VALUES ('01a22bc7-4e0c-75b3-8888-72ef244cfdb5', 'aam', '["aam","आम"]', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z');
INSERT INTO public.staff_cards VALUES ('01a22bc7-49db-754a-a413-3ab84a5c2c2b', '$argon2id$v=19$m=19456,t=2,p=1$gQ3/UjYls8b3JPnhitJCQQ$Tg17GGvhSDRaa3rh8dux5Kn3kjlGLLszupY1BUHhK9Q', 'QPliwNsJP8M5po9QjnE8XlfDov7nWCOqBS05EgWxYF0', 'gQ3/UjYls8b3JPnhitJCQQ==', '2026-11-20T05:30:00.000Z', '2026-11-27T05:30:00.000Z', NULL, NULL);
INSERT INTO public.stop_places VALUES ('01a22bc7-49e1-761c-af33-722360d67af7', '', '', 0, 29.5971, 79.6591, '2026-11-20T05:30:00.000Z');
INSERT INTO public.stop_taps VALUES ('01a22bc7-4d06-73c9-952e-d92b49caa18f', '01a1f76e-dbc0-7024-8fe3-b6151664e3f9', '01a1f737-ed40-747a-a9fe-b783d48f578e', 0, 'away', '', 0, 1, '01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '', 0, 0, 1);
INSERT INTO public.tax_rates VALUES ('01a1f76e-dbc0-77e2-8134-e33ed1159493', 'rice', '', 'packed', '2027-04-01', NULL, 300, 'taxable', 0, 'मुनीम जी', '2026-11-20T05:30:00.000Z');
INSERT INTO public.tax_registrations VALUES ('01a1f737-ed40-7637-9eb6-da6794cee9de', '2026-11-20', 'regular', '27AAPFU0939F1ZV', '27', 'हाट', 'A', '2026-11-20', '2026-11-20T04:30:00.000Z');
INSERT INTO public.tax_registrations VALUES ('01a1f76e-dbc0-7021-97e3-d64138d6746e', '2027-04-01', 'regular', '27AAPFU0939F1ZV', '27', 'हाट', '', NULL, '2026-11-20T05:30:00.000Z');
INSERT INTO public.team_members VALUES ('01a22bc7-4e1b-7132-a9fd-9d71e0af4ca8', '01a22bc7-49e1-761c-af33-722360d67af7', 'Sample', 'Counter', '', '', 0, 0, 0, '2026-11-20T05:30:00.000Z');
INSERT INTO public.users VALUES ('01a22bc7-49d2-766e-8150-59103be38e1c', 'Owner', 'owner@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$njZIC8I3901IHtLtw8eJAQ$8Wm1ZlpVBav4yaRnf7YFIp4ZDbbCqV/if1lmeTN6EjM', NULL, 'admin', '', 1, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'owner', NULL, NULL, '9876543210', 0);
INSERT INTO public.users VALUES ('01a22bc7-49db-754a-a413-3ab84a5c2c2b', 'Ravi', 'ravi3@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$njZIC8I3901IHtLtw8eJAQ$8Wm1ZlpVBav4yaRnf7YFIp4ZDbbCqV/if1lmeTN6EjM', NULL, 'staff', 'packer,counter,goods', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'ravi', NULL, NULL, NULL, 0);
INSERT INTO public.users VALUES ('01a22bc7-49e1-761c-af33-722360d67af7', 'आशा देवी', 'asha@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$njZIC8I3901IHtLtw8eJAQ$8Wm1ZlpVBav4yaRnf7YFIp4ZDbbCqV/if1lmeTN6EjM', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'आशा देवी', 'hi', NULL, NULL, 0);
INSERT INTO public.users VALUES ('01a22bc7-49e6-73da-a861-379a8ae6830e', 'Ravi', 'ravi4@example.in', '9876543210', '$argon2id$v=19$m=8,t=1,p=1$njZIC8I3901IHtLtw8eJAQ$8Wm1ZlpVBav4yaRnf7YFIp4ZDbbCqV/if1lmeTN6EjM', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, NULL, '9876543210', 'ravi', NULL, NULL, NULL, 0);
INSERT INTO public.users VALUES ('01a22bc7-4a2e-7188-b94f-4c09ce34c4de', 'Meena', NULL, '9826044444', '$argon2id$v=19$m=19456,t=2,p=1$sKT7oq9KUG1Jxut3SJ/thg$B8Zzqk/kWUoyLdneFTkYcDx5FZRJicAVhas85sG3SYI', NULL, 'user', '', 0, 1, '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z', NULL, '9826044444', 'meena', NULL, NULL, '9826044444', 0);
INSERT INTO public.users VALUES ('00000000-0000-7000-8000-000000000000', 'Without an account', NULL, '', NULL, NULL, 'user', '', 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '', '', NULL, '2026-11-20T05:30:00.000Z', NULL, 0);
INSERT INTO public.users VALUES ('01a22bc7-4b6b-711b-9c95-5824fdfe8f1b', 'गीता बाई', NULL, '9826033333', NULL, NULL, 'user', '', 0, 1, '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-11-20T05:30:00.000Z', NULL, '9826033333', 'गीता बाई', NULL, NULL, '9826033333', 0);
INSERT INTO public.wishes VALUES ('01a22bc7-4e0c-75b2-96a8-b44ca9026252', '01a22bc7-49e1-761c-af33-722360d67af7', NULL, 'सततू', 'सत्तू', '2026-11-20T05:30:00.000Z', NULL, '', NULL, NULL, '');
SELECT pg_catalog.setval('public.changes_seq_seq', 43, true);
SELECT pg_catalog.setval('public.complaint_slips_number_seq', 1, true);
SELECT pg_catalog.setval('public.credit_numbers_number_seq', 1, true);
SELECT pg_catalog.setval('public.order_numbers_number_seq', 5, true);
ALTER TABLE ONLY public.accountants
    ADD CONSTRAINT accountants_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accountants
    ADD CONSTRAINT accountants_secret_hash_key UNIQUE (secret_hash);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.alarm_calls
    ADD CONSTRAINT alarm_calls_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.alarm_calls
    ADD CONSTRAINT alarm_calls_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.alarm_people
    ADD CONSTRAINT alarm_people_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.alarm_rules
    ADD CONSTRAINT alarm_rules_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.alarms
    ADD CONSTRAINT alarms_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.areas
    ADD CONSTRAINT areas_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bill_lines
    ADD CONSTRAINT bill_lines_pkey PRIMARY KEY (bill_id, "position");
ALTER TABLE ONLY public.bill_series
    ADD CONSTRAINT bill_series_pkey PRIMARY KEY (letter, prefix, year);
ALTER TABLE ONLY public.bills
    ADD CONSTRAINT bills_letter_prefix_year_n_key UNIQUE (letter, prefix, year, n);
ALTER TABLE ONLY public.bills
    ADD CONSTRAINT bills_number_key UNIQUE (number);
ALTER TABLE ONLY public.bills
    ADD CONSTRAINT bills_order_id_position_key UNIQUE (order_id, "position");
ALTER TABLE ONLY public.bills
    ADD CONSTRAINT bills_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.business_buyers
    ADD CONSTRAINT business_buyers_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_user_id_product_id_key UNIQUE (user_id, product_id);
ALTER TABLE ONLY public.cash_closings
    ADD CONSTRAINT cash_closings_count_id_key UNIQUE (count_id);
ALTER TABLE ONLY public.cash_closings
    ADD CONSTRAINT cash_closings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cash_closings
    ADD CONSTRAINT cash_closings_sheet_id_position_key UNIQUE (sheet_id, "position");
ALTER TABLE ONLY public.cash_counts
    ADD CONSTRAINT cash_counts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cash_counts
    ADD CONSTRAINT cash_counts_sheet_id_position_key UNIQUE (sheet_id, "position");
ALTER TABLE ONLY public.cash_moves
    ADD CONSTRAINT cash_moves_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cash_moves
    ADD CONSTRAINT cash_moves_sheet_id_position_key UNIQUE (sheet_id, "position");
ALTER TABLE ONLY public.cash_moves
    ADD CONSTRAINT cash_moves_undoes_key UNIQUE (undoes);
ALTER TABLE ONLY public.cash_sheets
    ADD CONSTRAINT cash_sheets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cash_signed
    ADD CONSTRAINT cash_signed_pkey PRIMARY KEY (payment_id);
ALTER TABLE ONLY public.changes
    ADD CONSTRAINT changes_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.closures
    ADD CONSTRAINT closures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.complaint_slips
    ADD CONSTRAINT complaint_slips_complaint_id_key UNIQUE (complaint_id);
ALTER TABLE ONLY public.complaint_slips
    ADD CONSTRAINT complaint_slips_id_key UNIQUE (id);
ALTER TABLE ONLY public.complaint_slips
    ADD CONSTRAINT complaint_slips_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.complaint_steps
    ADD CONSTRAINT complaint_steps_pkey PRIMARY KEY (complaint_id, "position");
ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credit_lines
    ADD CONSTRAINT credit_lines_pkey PRIMARY KEY (credit_id, "position");
ALTER TABLE ONLY public.credit_numbers
    ADD CONSTRAINT credit_numbers_credit_id_key UNIQUE (credit_id);
ALTER TABLE ONLY public.credit_numbers
    ADD CONSTRAINT credit_numbers_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_number_key UNIQUE (number);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_order_id_position_key UNIQUE (order_id, "position");
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_payment_id_key UNIQUE (payment_id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_undoes_key UNIQUE (undoes);
ALTER TABLE ONLY public.daily_product_sales
    ADD CONSTRAINT daily_product_sales_pkey PRIMARY KEY (day, category, product_id);
ALTER TABLE ONLY public.daily_sales
    ADD CONSTRAINT daily_sales_pkey PRIMARY KEY (day, part);
ALTER TABLE ONLY public.door_codes
    ADD CONSTRAINT door_codes_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.former_shelves
    ADD CONSTRAINT former_shelves_pkey PRIMARY KEY (value);
ALTER TABLE ONLY public.import_layouts
    ADD CONSTRAINT import_layouts_pkey PRIMARY KEY (signature);
ALTER TABLE ONLY public.import_parts
    ADD CONSTRAINT import_parts_pkey PRIMARY KEY (import_id, "position");
ALTER TABLE ONLY public.import_remarks
    ADD CONSTRAINT import_remarks_pkey PRIMARY KEY (import_id, row_number, kind);
ALTER TABLE ONLY public.import_writes
    ADD CONSTRAINT import_writes_pkey PRIMARY KEY (import_id, product_id);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_dedupe_key_key UNIQUE (dedupe_key);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.khata_lines
    ADD CONSTRAINT khata_lines_payment_id_key UNIQUE (payment_id);
ALTER TABLE ONLY public.khata_lines
    ADD CONSTRAINT khata_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.khata_lines
    ADD CONSTRAINT khata_lines_undoes_key UNIQUE (undoes);
ALTER TABLE ONLY public.khata_lines
    ADD CONSTRAINT khata_lines_user_id_position_key UNIQUE (user_id, "position");
ALTER TABLE ONLY public.khatas
    ADD CONSTRAINT khatas_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.left_rounds
    ADD CONSTRAINT left_rounds_pkey PRIMARY KEY (order_id, round_id);
ALTER TABLE ONLY public.lifted_newcomers
    ADD CONSTRAINT lifted_newcomers_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.login_codes
    ADD CONSTRAINT login_codes_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.login_codes
    ADD CONSTRAINT login_codes_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.new_rescue_codes
    ADD CONSTRAINT new_rescue_codes_pkey PRIMARY KEY (user_id, place);
ALTER TABLE ONLY public.news_seen
    ADD CONSTRAINT news_seen_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.newsletter_consents
    ADD CONSTRAINT newsletter_consents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.newsletter_requests
    ADD CONSTRAINT newsletter_requests_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_email_key UNIQUE (email);
ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_leave_token_key UNIQUE (leave_token);
ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_changes
    ADD CONSTRAINT order_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_event_kinds_pkey PRIMARY KEY (order_id, "position");
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (order_id, "position");
ALTER TABLE ONLY public.order_notices
    ADD CONSTRAINT order_notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_numbers
    ADD CONSTRAINT order_numbers_order_id_key UNIQUE (order_id);
ALTER TABLE ONLY public.order_numbers
    ADD CONSTRAINT order_numbers_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.order_questions
    ADD CONSTRAINT order_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_number_key UNIQUE (number);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_order_id_position_key UNIQUE (order_id, "position");
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_tap_id_method_key UNIQUE (tap_id, method);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_undoes_key UNIQUE (undoes);
ALTER TABLE ONLY public.phone_codes
    ADD CONSTRAINT phone_codes_pkey PRIMARY KEY (phone);
ALTER TABLE ONLY public.phone_marks
    ADD CONSTRAINT phone_marks_pkey PRIMARY KEY (phone_digits);
ALTER TABLE ONLY public.phone_turns
    ADD CONSTRAINT phone_turns_pkey PRIMARY KEY (phone_digits);
ALTER TABLE ONLY public.picture_sources
    ADD CONSTRAINT picture_sources_pkey PRIMARY KEY (product_id);
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pincode_village_key_key UNIQUE (pincode, village_key);
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.price_change_parts
    ADD CONSTRAINT price_change_parts_pkey PRIMARY KEY (change_id, part);
ALTER TABLE ONLY public.price_changes
    ADD CONSTRAINT price_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.price_changes
    ADD CONSTRAINT price_changes_under_way_key UNIQUE (under_way);
ALTER TABLE ONLY public.product_labels
    ADD CONSTRAINT product_labels_pkey PRIMARY KEY (product_id);
ALTER TABLE ONLY public.product_names
    ADD CONSTRAINT product_names_pkey PRIMARY KEY (product_id);
ALTER TABLE ONLY public.product_texts
    ADD CONSTRAINT product_texts_pkey PRIMARY KEY (product_id, language);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_sku_key UNIQUE (sku);
ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_session_id_key UNIQUE (session_id);
ALTER TABLE ONLY public.push_keys
    ADD CONSTRAINT push_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key, window_start);
ALTER TABLE ONLY public.requests
    ADD CONSTRAINT requests_pkey PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.rescue_codes
    ADD CONSTRAINT rescue_codes_pkey PRIMARY KEY (user_id, place);
ALTER TABLE ONLY public.round_areas
    ADD CONSTRAINT round_areas_pkey PRIMARY KEY (round_id, area_id);
ALTER TABLE ONLY public.round_pauses
    ADD CONSTRAINT round_pauses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.round_riders
    ADD CONSTRAINT round_riders_pkey PRIMARY KEY (round_id, user_id);
ALTER TABLE ONLY public.round_rule_areas
    ADD CONSTRAINT round_rule_areas_pkey PRIMARY KEY (rule_id, area_id);
ALTER TABLE ONLY public.round_rules
    ADD CONSTRAINT round_rules_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rounds
    ADD CONSTRAINT rounds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rounds
    ADD CONSTRAINT rounds_rule_id_on_day_key UNIQUE (rule_id, on_day);
ALTER TABLE ONLY public.rule_riders
    ADD CONSTRAINT rule_riders_pkey PRIMARY KEY (rule_id, user_id);
ALTER TABLE ONLY public.search_misses
    ADD CONSTRAINT search_misses_pkey PRIMARY KEY (term);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.shelf_titles
    ADD CONSTRAINT shelf_titles_pkey PRIMARY KEY (shelf, language);
ALTER TABLE ONLY public.shelves
    ADD CONSTRAINT shelves_pkey PRIMARY KEY (value);
ALTER TABLE ONLY public.shop_checks
    ADD CONSTRAINT shop_checks_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY public.slowed_tries
    ADD CONSTRAINT slowed_tries_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.spelling_groups
    ADD CONSTRAINT spelling_groups_canonical_key UNIQUE (canonical);
ALTER TABLE ONLY public.spelling_groups
    ADD CONSTRAINT spelling_groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_cards
    ADD CONSTRAINT staff_cards_code_hash_key UNIQUE (code_hash);
ALTER TABLE ONLY public.staff_cards
    ADD CONSTRAINT staff_cards_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.staff_cards
    ADD CONSTRAINT staff_cards_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.stop_places
    ADD CONSTRAINT stop_places_pkey PRIMARY KEY (user_id, pincode, village_key);
ALTER TABLE ONLY public.stop_taps
    ADD CONSTRAINT stop_taps_order_id_position_key UNIQUE (order_id, "position");
ALTER TABLE ONLY public.stop_taps
    ADD CONSTRAINT stop_taps_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tax_rates
    ADD CONSTRAINT tax_rates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tax_registrations
    ADD CONSTRAINT tax_registrations_from_on_key UNIQUE (from_on);
ALTER TABLE ONLY public.tax_registrations
    ADD CONSTRAINT tax_registrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_user_id_key UNIQUE (user_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_google_subject_key UNIQUE (google_subject);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.wishes
    ADD CONSTRAINT wishes_pkey PRIMARY KEY (id);
CREATE INDEX addresses_by_user ON public.addresses USING btree (user_id, created_at);
CREATE INDEX alarm_calls_by_order ON public.alarm_calls USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX alarm_calls_by_time ON public.alarm_calls USING btree (made_at);
CREATE INDEX alarms_open ON public.alarms USING btree (placed_at) WHERE (looked_at IS NULL);
CREATE INDEX audit_log_by_entity ON public.audit_log USING btree (entity, entity_id, at);
CREATE INDEX audit_log_by_kind ON public.audit_log USING btree (entity, at, id);
CREATE INDEX audit_log_by_time ON public.audit_log USING btree (at, id);
CREATE INDEX bill_lines_by_hsn ON public.bill_lines USING btree (hsn, bill_id);
CREATE INDEX bills_by_day ON public.bills USING btree (on_day, id);
CREATE INDEX bills_by_original ON public.bills USING btree (original_id) WHERE (original_id IS NOT NULL);
CREATE INDEX cash_sheets_by_day ON public.cash_sheets USING btree (on_day);
CREATE INDEX cash_signed_by_closing ON public.cash_signed USING btree (closing_id);
CREATE UNIQUE INDEX closures_by_days ON public.closures USING btree (from_on, to_on);
CREATE INDEX complaint_slips_by_answer ON public.complaint_slips USING btree (answered_at) WHERE (answered_at IS NOT NULL);
CREATE UNIQUE INDEX complaint_slips_by_secret ON public.complaint_slips USING btree (secret) WHERE (secret IS NOT NULL);
CREATE INDEX complaint_slips_by_user ON public.complaint_slips USING btree (user_id);
CREATE INDEX complaint_slips_open ON public.complaint_slips USING btree (received_at) WHERE (answered_at IS NULL);
CREATE INDEX complaints_by_order ON public.complaints USING btree (order_id);
CREATE INDEX complaints_by_state ON public.complaints USING btree (state, updated_at);
CREATE INDEX complaints_by_user ON public.complaints USING btree (user_id);
CREATE INDEX credit_lines_by_line ON public.credit_lines USING btree (order_id, "position");
CREATE INDEX credits_by_time ON public.credits USING btree (at);
CREATE INDEX former_shelves_by_shelf ON public.former_shelves USING btree (shelf);
CREATE INDEX import_writes_of_product ON public.import_writes USING btree (product_id);
CREATE INDEX imports_newest ON public.imports USING btree (created_at, id);
CREATE INDEX jobs_failed ON public.jobs USING btree (failed_at) WHERE (failed_at IS NOT NULL);
CREATE INDEX jobs_waiting ON public.jobs USING btree (run_at) WHERE ((done_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX khatas_owing ON public.khatas USING btree (owed_paise) WHERE (owed_paise > 0);
CREATE INDEX known_devices_by_user ON public.known_devices USING btree (user_id, seen_at);
CREATE INDEX newsletter_consents_by_email ON public.newsletter_consents USING btree (email, at);
CREATE INDEX newsletter_requests_by_expiry ON public.newsletter_requests USING btree (expires_at);
CREATE INDEX order_changes_by_order ON public.order_changes USING btree (order_id);
CREATE INDEX order_events_moved ON public.order_events USING btree (order_id) WHERE (kind = 'roundChanged'::text);
CREATE INDEX order_lines_by_product ON public.order_lines USING btree (product_id);
CREATE INDEX order_notices_by_order ON public.order_notices USING btree (order_id);
CREATE INDEX order_notices_open ON public.order_notices USING btree (made_at) WHERE (told_at IS NULL);
CREATE INDEX order_questions_by_order ON public.order_questions USING btree (order_id);
CREATE UNIQUE INDEX order_questions_open ON public.order_questions USING btree (order_id) WHERE (state = 'open'::text);
CREATE INDEX orders_by_name ON public.orders USING btree (first_name, last_name, number);
CREATE INDEX orders_by_payment ON public.orders USING btree (payment_status, placed_at, number, status, total_paise);
CREATE INDEX orders_by_phone ON public.orders USING btree (phone_digits, placed_at, number);
CREATE INDEX orders_by_placing ON public.orders USING btree (placed_at, number);
CREATE INDEX orders_by_round ON public.orders USING btree (round_id) WHERE (round_id IS NOT NULL);
CREATE INDEX orders_by_status ON public.orders USING btree (status, placed_at, number, payment_status, total_paise);
CREATE INDEX orders_by_total ON public.orders USING btree (total_paise, number);
CREATE INDEX orders_by_user ON public.orders USING btree (user_id, number);
CREATE INDEX orders_never_came ON public.orders USING btree (updated_at) WHERE (((paid_paise - account_paise) + rounded_paise) < 0);
CREATE INDEX orders_queue ON public.orders USING btree ((
CASE
    WHEN ((status = 'pending'::text) AND (phone_to_confirm = 1)) THEN 'toConfirm'::text
    WHEN ((status = 'pending'::text) AND (packed_at IS NULL)) THEN 'toPack'::text
    WHEN ((status = 'pending'::text) OR (status = 'dispatched'::text)) THEN 'onTheWay'::text
    WHEN ((status = 'delivered'::text) AND ((total_paise > (paid_paise + rounded_paise)) OR (paid_paise > total_paise))) THEN 'toCollect'::text
    WHEN ((status = 'cancelled'::text) AND (paid_paise > 0)) THEN 'toCollect'::text
    WHEN (((paid_paise - account_paise) + rounded_paise) < 0) THEN 'toCollect'::text
    ELSE 'done'::text
END), updated_at, number);
CREATE INDEX orders_read ON public.orders USING btree (placed_at, number, status, payment_status, total_paise, shipping_paise, revision, search);
CREATE INDEX orders_unpaid ON public.orders USING btree (payment_method, status, total_paise) WHERE ((payment_status = 'pending'::text) AND (status <> 'cancelled'::text));
CREATE INDEX password_resets_by_user ON public.password_resets USING btree (user_id);
CREATE INDEX payments_by_customer ON public.payments USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX payments_by_round ON public.payments USING btree (round_id) WHERE (round_id IS NOT NULL);
CREATE INDEX payments_by_time ON public.payments USING btree (at);
CREATE UNIQUE INDEX payments_reference_turn ON public.payments USING btree (reference, reference_turn) WHERE ((reference <> ''::text) AND (kind = 'paid'::text));
CREATE INDEX picture_sources_by_state ON public.picture_sources USING btree (state, updated_at);
CREATE INDEX places_by_area ON public.places USING btree (area_id, rank);
CREATE INDEX price_changes_by_preview ON public.price_changes USING btree (preview);
CREATE INDEX products_back_on ON public.products USING btree (back_on) WHERE (back_on IS NOT NULL);
CREATE UNIQUE INDEX products_barcode ON public.products USING btree (barcode) WHERE (barcode IS NOT NULL);
CREATE INDEX products_by_creation ON public.products USING btree (created_at, id, category);
CREATE INDEX products_changed ON public.products USING btree (updated_at);
CREATE INDEX products_deactivated ON public.products USING btree (created_at, id) WHERE (deactivated_at IS NOT NULL);
CREATE INDEX products_drafts ON public.products USING btree (created_at, id) WHERE (draft = 1);
CREATE INDEX products_in_category_newest ON public.products USING btree (category, created_at, id, leads) WHERE (deactivated_at IS NULL);
CREATE INDEX products_in_category_popular ON public.products USING btree (category, popularity, created_at, id, leads) WHERE (deactivated_at IS NULL);
CREATE INDEX products_in_category_priced ON public.products USING btree (category, price_paise, id, leads) WHERE (deactivated_at IS NULL);
CREATE INDEX products_in_category_rated ON public.products USING btree (category, rating_hundredths, id, leads) WHERE (deactivated_at IS NULL);
CREATE INDEX products_in_family ON public.products USING btree (family_id, family_position, id) WHERE (family_id IS NOT NULL);
CREATE INDEX products_low ON public.products USING btree ((
CASE
    WHEN (sold_by = 'piece'::text) THEN (stock * 1000)
    ELSE stock
END), id) WHERE (deactivated_at IS NULL);
CREATE INDEX products_low_by_own ON public.products USING btree (id) WHERE (low_stock IS NOT NULL);
CREATE INDEX products_newest ON public.products USING btree (created_at, id, category, leads) WHERE (deactivated_at IS NULL);
CREATE INDEX products_pictured ON public.products USING btree (category, popularity, created_at, id) WHERE ((deactivated_at IS NULL) AND (thumbnail <> ''::text));
CREATE INDEX products_pictured_elsewhere ON public.products USING btree (thumbnail) WHERE (substr(thumbnail, 1, 8) = 'https://'::text);
CREATE INDEX products_popular ON public.products USING btree (popularity, created_at, id, category, leads) WHERE (deactivated_at IS NULL);
CREATE INDEX products_popularity_due ON public.products USING btree (id) WHERE (popularity <> sold);
CREATE INDEX products_priced ON public.products USING btree (price_paise, id, category, leads) WHERE (deactivated_at IS NULL);
CREATE INDEX products_rated ON public.products USING btree (rating_hundredths, id, category, leads) WHERE (deactivated_at IS NULL);
CREATE INDEX push_devices_by_user ON public.push_devices USING btree (user_id);
CREATE INDEX rate_limits_by_window ON public.rate_limits USING btree (window_start);
CREATE INDEX requests_by_time ON public.requests USING btree (at);
CREATE INDEX round_areas_by_area ON public.round_areas USING btree (area_id);
CREATE INDEX round_riders_by_user ON public.round_riders USING btree (user_id);
CREATE INDEX round_rule_areas_by_area ON public.round_rule_areas USING btree (area_id);
CREATE INDEX rounds_by_day ON public.rounds USING btree (on_day, from_time, id);
CREATE INDEX rule_riders_by_user ON public.rule_riders USING btree (user_id);
CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id, seen_at);
CREATE UNIQUE INDEX shelf_titles_english ON public.shelf_titles USING btree (title) WHERE (language = 'en'::text);
CREATE INDEX shelves_inside ON public.shelves USING btree (parent, "position");
CREATE INDEX slowed_tries_by_last ON public.slowed_tries USING btree (last_at);
CREATE INDEX stop_taps_by_round ON public.stop_taps USING btree (round_id, order_id);
CREATE INDEX stop_taps_with_upi ON public.stop_taps USING btree (order_id) WHERE (upi_paise > 0);
CREATE INDEX tax_rates_by_day ON public.tax_rates USING btree (from_on);
CREATE INDEX users_by_creation ON public.users USING btree (created_at, id);
CREATE INDEX users_by_phone ON public.users USING btree (phone_digits, created_at, id);
CREATE INDEX users_by_role ON public.users USING btree (role, created_at);
CREATE UNIQUE INDEX users_login_phone ON public.users USING btree (login_phone);
CREATE INDEX users_searched ON public.users USING btree (created_at, id, deleted_at, search, email, phone);
CREATE INDEX wishes_by_age ON public.wishes USING btree (made_at);
CREATE INDEX wishes_by_product ON public.wishes USING btree (product_id) WHERE ((here_at IS NULL) AND (product_id IS NOT NULL));
CREATE INDEX wishes_by_term ON public.wishes USING btree (term, made_at) WHERE ((here_at IS NULL) AND (product_id IS NULL));
CREATE UNIQUE INDEX wishes_of_goods ON public.wishes USING btree (user_id, product_id) WHERE ((told_at IS NULL) AND (product_id IS NOT NULL));
CREATE UNIQUE INDEX wishes_of_words ON public.wishes USING btree (user_id, term) WHERE ((told_at IS NULL) AND (product_id IS NULL));
CREATE INDEX wishes_to_tell ON public.wishes USING btree (here_at) WHERE (here_at IS NOT NULL);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.alarm_calls
    ADD CONSTRAINT alarm_calls_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.alarm_people
    ADD CONSTRAINT alarm_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.alarms
    ADD CONSTRAINT alarms_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.bill_lines
    ADD CONSTRAINT bill_lines_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES public.bills(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.bill_lines
    ADD CONSTRAINT bill_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);
ALTER TABLE ONLY public.bills
    ADD CONSTRAINT bills_letter_prefix_year_fkey FOREIGN KEY (letter, prefix, year) REFERENCES public.bill_series(letter, prefix, year);
ALTER TABLE ONLY public.bills
    ADD CONSTRAINT bills_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.bills
    ADD CONSTRAINT bills_original_id_fkey FOREIGN KEY (original_id) REFERENCES public.bills(id);
ALTER TABLE ONLY public.business_buyers
    ADD CONSTRAINT business_buyers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cash_closings
    ADD CONSTRAINT cash_closings_count_id_fkey FOREIGN KEY (count_id) REFERENCES public.cash_counts(id);
ALTER TABLE ONLY public.cash_closings
    ADD CONSTRAINT cash_closings_sheet_id_fkey FOREIGN KEY (sheet_id) REFERENCES public.cash_sheets(id);
ALTER TABLE ONLY public.cash_counts
    ADD CONSTRAINT cash_counts_sheet_id_fkey FOREIGN KEY (sheet_id) REFERENCES public.cash_sheets(id);
ALTER TABLE ONLY public.cash_moves
    ADD CONSTRAINT cash_moves_sheet_id_fkey FOREIGN KEY (sheet_id) REFERENCES public.cash_sheets(id);
ALTER TABLE ONLY public.cash_sheets
    ADD CONSTRAINT cash_sheets_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.rounds(id);
ALTER TABLE ONLY public.cash_signed
    ADD CONSTRAINT cash_signed_closing_id_fkey FOREIGN KEY (closing_id) REFERENCES public.cash_closings(id);
ALTER TABLE ONLY public.cash_signed
    ADD CONSTRAINT cash_signed_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.complaint_slips
    ADD CONSTRAINT complaint_slips_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES public.complaints(id);
ALTER TABLE ONLY public.complaint_slips
    ADD CONSTRAINT complaint_slips_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.complaint_slips
    ADD CONSTRAINT complaint_slips_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.complaint_steps
    ADD CONSTRAINT complaint_steps_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES public.complaints(id);
ALTER TABLE ONLY public.complaint_steps
    ADD CONSTRAINT complaint_steps_credit_id_fkey FOREIGN KEY (credit_id) REFERENCES public.credits(id);
ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.credit_lines
    ADD CONSTRAINT credit_lines_credit_id_fkey FOREIGN KEY (credit_id) REFERENCES public.credits(id);
ALTER TABLE ONLY public.credit_lines
    ADD CONSTRAINT credit_lines_order_id_position_fkey FOREIGN KEY (order_id, "position") REFERENCES public.order_lines(order_id, "position");
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_undoes_fkey FOREIGN KEY (undoes) REFERENCES public.credits(id);
ALTER TABLE ONLY public.daily_product_sales
    ADD CONSTRAINT daily_product_sales_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);
ALTER TABLE ONLY public.door_codes
    ADD CONSTRAINT door_codes_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.former_shelves
    ADD CONSTRAINT former_shelves_shelf_fkey FOREIGN KEY (shelf) REFERENCES public.shelves(value);
ALTER TABLE ONLY public.import_parts
    ADD CONSTRAINT import_parts_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_remarks
    ADD CONSTRAINT import_remarks_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_writes
    ADD CONSTRAINT import_writes_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_writes
    ADD CONSTRAINT import_writes_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.khata_lines
    ADD CONSTRAINT khata_lines_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.khata_lines
    ADD CONSTRAINT khata_lines_undoes_fkey FOREIGN KEY (undoes) REFERENCES public.khata_lines(id);
ALTER TABLE ONLY public.khata_lines
    ADD CONSTRAINT khata_lines_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.khatas(user_id);
ALTER TABLE ONLY public.khatas
    ADD CONSTRAINT khatas_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.left_rounds
    ADD CONSTRAINT left_rounds_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.left_rounds
    ADD CONSTRAINT left_rounds_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.rounds(id);
ALTER TABLE ONLY public.lifted_newcomers
    ADD CONSTRAINT lifted_newcomers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.login_codes
    ADD CONSTRAINT login_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.new_rescue_codes
    ADD CONSTRAINT new_rescue_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.news_seen
    ADD CONSTRAINT news_seen_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.newsletter_consents
    ADD CONSTRAINT newsletter_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.order_changes
    ADD CONSTRAINT order_changes_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_event_kinds_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);
ALTER TABLE ONLY public.order_notices
    ADD CONSTRAINT order_notices_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_questions
    ADD CONSTRAINT order_questions_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.rounds(id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_tap_id_fkey FOREIGN KEY (tap_id) REFERENCES public.stop_taps(id);
ALTER TABLE ONLY public.picture_sources
    ADD CONSTRAINT picture_sources_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_area_id_fkey FOREIGN KEY (area_id) REFERENCES public.areas(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.price_change_parts
    ADD CONSTRAINT price_change_parts_change_id_fkey FOREIGN KEY (change_id) REFERENCES public.price_changes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_labels
    ADD CONSTRAINT product_labels_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_names
    ADD CONSTRAINT product_names_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_texts
    ADD CONSTRAINT product_texts_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_devices
    ADD CONSTRAINT push_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.rescue_codes
    ADD CONSTRAINT rescue_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.round_areas
    ADD CONSTRAINT round_areas_area_id_fkey FOREIGN KEY (area_id) REFERENCES public.areas(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.round_areas
    ADD CONSTRAINT round_areas_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.rounds(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.round_pauses
    ADD CONSTRAINT round_pauses_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES public.round_rules(id);
ALTER TABLE ONLY public.round_riders
    ADD CONSTRAINT round_riders_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.rounds(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.round_riders
    ADD CONSTRAINT round_riders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.round_rule_areas
    ADD CONSTRAINT round_rule_areas_area_id_fkey FOREIGN KEY (area_id) REFERENCES public.areas(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.round_rule_areas
    ADD CONSTRAINT round_rule_areas_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES public.round_rules(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rounds
    ADD CONSTRAINT rounds_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES public.round_rules(id);
ALTER TABLE ONLY public.rule_riders
    ADD CONSTRAINT rule_riders_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES public.round_rules(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.rule_riders
    ADD CONSTRAINT rule_riders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shelf_titles
    ADD CONSTRAINT shelf_titles_shelf_fkey FOREIGN KEY (shelf) REFERENCES public.shelves(value) ON DELETE CASCADE;
ALTER TABLE ONLY public.shelves
    ADD CONSTRAINT shelves_parent_fkey FOREIGN KEY (parent) REFERENCES public.shelves(value);
ALTER TABLE ONLY public.staff_cards
    ADD CONSTRAINT staff_cards_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stop_places
    ADD CONSTRAINT stop_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stop_taps
    ADD CONSTRAINT stop_taps_by_id_fkey FOREIGN KEY (by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.stop_taps
    ADD CONSTRAINT stop_taps_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.stop_taps
    ADD CONSTRAINT stop_taps_round_id_fkey FOREIGN KEY (round_id) REFERENCES public.rounds(id);
ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.wishes
    ADD CONSTRAINT wishes_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wishes
    ADD CONSTRAINT wishes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
