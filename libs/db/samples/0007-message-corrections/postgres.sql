--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pgboss; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA pgboss;


--
-- Name: job_state; Type: TYPE; Schema: pgboss; Owner: -
--

CREATE TYPE pgboss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);


--
-- Name: create_queue(text, json); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.create_queue(queue_name text, options json) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
      INSERT INTO pgboss.queue (
        name,
        policy,
        retry_limit,
        retry_delay,
        retry_backoff,
        expire_seconds,
        retention_minutes,
        dead_letter,
        partition_name
      )
      VALUES (
        queue_name,
        options->>'policy',
        (options->>'retryLimit')::int,
        (options->>'retryDelay')::int,
        (options->>'retryBackoff')::bool,
        (options->>'expireInSeconds')::int,
        (options->>'retentionMinutes')::int,
        options->>'deadLetter',
        table_name
      )
      ON CONFLICT DO NOTHING
      RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

      EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
      EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
    END;
    $_$;


--
-- Name: delete_queue(text); Type: FUNCTION; Schema: pgboss; Owner: -
--

CREATE FUNCTION pgboss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      table_name varchar;
    BEGIN
      WITH deleted as (
        DELETE FROM pgboss.queue
        WHERE name = queue_name
        RETURNING partition_name
      )
      SELECT partition_name from deleted INTO table_name;

      EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
    END;
    $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: archive; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.archive (
    id uuid NOT NULL,
    name text NOT NULL,
    priority integer NOT NULL,
    data jsonb,
    state pgboss.job_state NOT NULL,
    retry_limit integer NOT NULL,
    retry_count integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    start_after timestamp with time zone NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval NOT NULL,
    created_on timestamp with time zone NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    archived_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: job; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text
)
PARTITION BY LIST (name);


--
-- Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    CONSTRAINT cjc CHECK ((name = 'analyze-interview'::text))
);


--
-- Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    CONSTRAINT cjc CHECK ((name = 'read-document-given-up'::text))
);


--
-- Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    CONSTRAINT cjc CHECK ((name = 'analyze-interview-given-up'::text))
);


--
-- Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state pgboss.job_state DEFAULT 'created'::pgboss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    singleton_key text,
    singleton_on timestamp without time zone,
    expire_in interval DEFAULT '00:15:00'::interval NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '14 days'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    CONSTRAINT cjc CHECK ((name = 'read-document'::text))
);


--
-- Name: queue; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.queue (
    name text NOT NULL,
    policy text,
    retry_limit integer,
    retry_delay integer,
    retry_backoff boolean,
    expire_seconds integer,
    retention_minutes integer,
    dead_letter text,
    partition_name text,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: schedule; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.schedule (
    name text NOT NULL,
    cron text NOT NULL,
    timezone text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: subscription; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: version; Type: TABLE; Schema: pgboss; Owner: -
--

CREATE TABLE pgboss.version (
    version integer NOT NULL,
    maintained_on timestamp with time zone,
    cron_on timestamp with time zone,
    monitored_on timestamp with time zone
);


--
-- Name: application_plans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.application_plans (
    id uuid NOT NULL,
    plan jsonb NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);


--
-- Name: assessments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.assessments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    interview_id uuid NOT NULL,
    revision integer NOT NULL,
    status text NOT NULL,
    engine text,
    report jsonb,
    error text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    job_id uuid,
    CONSTRAINT assessments_error CHECK (((status <> 'analysis_failed'::text) OR (error IS NOT NULL))),
    CONSTRAINT assessments_report CHECK (((status <> 'analyzed'::text) OR ((report IS NOT NULL) AND (engine IS NOT NULL)))),
    CONSTRAINT assessments_revision_check CHECK ((revision > 0)),
    CONSTRAINT assessments_status_check CHECK ((status = ANY (ARRAY['analyzing'::text, 'analyzed'::text, 'analysis_failed'::text])))
);


--
-- Name: interview_plans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.interview_plans (
    id uuid NOT NULL,
    interview_id uuid NOT NULL,
    plan jsonb NOT NULL
);


--
-- Name: interviews; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.interviews (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    resume_id uuid NOT NULL,
    job_role_id uuid NOT NULL,
    number_of_questions integer NOT NULL,
    language text NOT NULL,
    difficulty text NOT NULL,
    interview_type text,
    voice text,
    status text DEFAULT 'created'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    started_at timestamp(3) with time zone,
    completed_at timestamp(3) with time zone,
    CONSTRAINT interviews_completed CHECK (((status = ANY (ARRAY['created'::text, 'started'::text])) = (completed_at IS NULL))),
    CONSTRAINT interviews_difficulty CHECK ((difficulty = ANY (ARRAY['easy'::text, 'medium'::text, 'hard'::text]))),
    CONSTRAINT interviews_language CHECK ((language = ANY (ARRAY['en-US'::text, 'ar-SA'::text]))),
    CONSTRAINT interviews_number_of_questions_check CHECK ((number_of_questions > 0)),
    CONSTRAINT interviews_started CHECK (((status <> 'started'::text) OR (started_at IS NOT NULL))),
    CONSTRAINT interviews_status_check CHECK ((status = ANY (ARRAY['created'::text, 'started'::text, 'completed'::text, 'analyzing'::text, 'analyzed'::text, 'analysis_failed'::text]))),
    CONSTRAINT interviews_type CHECK ((interview_type = ANY (ARRAY['technical'::text, 'hr'::text, 'both'::text]))),
    CONSTRAINT interviews_voice CHECK ((voice = ANY (ARRAY['rachel'::text, 'adam'::text, 'domi'::text, 'dave'::text, 'antoni'::text, 'sarah'::text, 'thomas'::text, 'fin'::text, 'charlie'::text, 'emily'::text])))
);


--
-- Name: job_descriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.job_descriptions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    content_hash text NOT NULL,
    job_title text NOT NULL,
    company_name text,
    content text DEFAULT ''::text NOT NULL,
    file_name text,
    bytes bytea,
    parsed jsonb,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp(3) with time zone,
    status text DEFAULT 'pending'::text NOT NULL,
    failure_reason text,
    failure_code text,
    job_id uuid,
    CONSTRAINT job_descriptions_read CHECK (((status <> 'completed'::text) OR (parsed IS NOT NULL))),
    CONSTRAINT job_descriptions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'completed'::text, 'failed'::text])))
);


--
-- Name: login_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.login_attempts (
    key text NOT NULL,
    failures integer NOT NULL,
    blocked_until timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT login_attempts_failures CHECK ((failures >= 0))
);


--
-- Name: messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    interview_id uuid NOT NULL,
    segment_id text,
    role text NOT NULL,
    content text NOT NULL,
    metadata jsonb,
    by_interviewer boolean DEFAULT false NOT NULL,
    seq bigint NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    corrections jsonb,
    CONSTRAINT messages_role_check CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text, 'system'::text])))
);


--
-- Name: messages_seq_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.messages_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: messages_seq_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.messages_seq_seq OWNED BY public.messages.seq;


--
-- Name: report_tickets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.report_tickets (
    token_hash text NOT NULL,
    interview_id uuid NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);


--
-- Name: resumes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.resumes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    content_hash text NOT NULL,
    original_name text NOT NULL,
    file_name text NOT NULL,
    bytes bytea NOT NULL,
    parsed_data jsonb,
    text text,
    uploaded_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    failure_reason text,
    read_data jsonb,
    failure_code text,
    job_id uuid,
    deleted_at timestamp(3) with time zone,
    CONSTRAINT resumes_read CHECK (((status <> 'completed'::text) OR ((parsed_data IS NOT NULL) AND (text IS NOT NULL)))),
    CONSTRAINT resumes_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'completed'::text, 'failed'::text])))
);


--
-- Name: runtime_data; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.runtime_data (
    session_id uuid NOT NULL,
    data jsonb NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


--
-- Name: schema_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.schema_migrations (
    id text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    session_token_hash text NOT NULL,
    refresh_token_hash text NOT NULL,
    previous_refresh_hash text,
    rotated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    revoked_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    password_hash text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_email_check CHECK ((email = lower(email)))
);


--
-- Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 FOR VALUES IN ('analyze-interview');


--
-- Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0 FOR VALUES IN ('read-document-given-up');


--
-- Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca FOR VALUES IN ('analyze-interview-given-up');


--
-- Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6; Type: TABLE ATTACH; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job ATTACH PARTITION pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 FOR VALUES IN ('read-document');


--
-- Name: messages seq; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages ALTER COLUMN seq SET DEFAULT nextval('public.messages_seq_seq'::regclass);


--
-- Data for Name: archive; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 VALUES ('1f49bcec-d510-4fbb-85d8-865006323e6a', 'analyze-interview', 0, '{"job": "1f49bcec-d510-4fbb-85d8-865006323e6a", "assessment": "dcdd9d99-d10d-4212-addc-d855b93e61e3"}', 'completed', 4, 0, 1, true, '2026-11-29 00:52:49.192614+00', '2026-11-29 00:52:49.245802+00', 'dcdd9d99-d10d-4212-addc-d855b93e61e3', NULL, '00:03:00', '2026-11-29 00:52:49.192614+00', '2026-11-29 00:52:49.998907+00', '2026-12-13 00:52:49.192614+00', '{"outcome": "analyzed"}', 'analyze-interview-given-up', 'short');
INSERT INTO pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 VALUES ('a4d30a75-daa7-4c10-836a-a3d66351b9f9', 'analyze-interview', 0, '{"job": "a4d30a75-daa7-4c10-836a-a3d66351b9f9", "assessment": "cbc1b706-67cb-4e9e-bfce-174da93acb8d"}', 'completed', 4, 0, 1, true, '2026-11-29 00:52:50.658176+00', '2026-11-29 00:52:50.712832+00', 'cbc1b706-67cb-4e9e-bfce-174da93acb8d', NULL, '00:03:00', '2026-11-29 00:52:50.658176+00', '2026-11-29 00:52:50.856201+00', '2026-12-13 00:52:50.658176+00', '{"outcome": "analyzed"}', 'analyze-interview-given-up', 'short');
INSERT INTO pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 VALUES ('137c0e07-1799-44d3-a0d3-bda797418708', 'analyze-interview', 0, '{"job": "137c0e07-1799-44d3-a0d3-bda797418708", "assessment": "5764e67e-ad6c-4ff4-846d-033b4bfd2940"}', 'completed', 4, 0, 1, true, '2026-11-29 00:52:51.656605+00', '2026-11-29 00:52:51.677095+00', '5764e67e-ad6c-4ff4-846d-033b4bfd2940', NULL, '00:03:00', '2026-11-29 00:52:51.656605+00', '2026-11-29 00:52:51.750803+00', '2026-12-13 00:52:51.656605+00', '{"outcome": "no_plan"}', 'analyze-interview-given-up', 'short');


--
-- Data for Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 VALUES ('32c05b72-119f-4786-bf38-b72313f1fa5b', 'read-document', 0, '{"id": "c33eae0c-98b8-478c-9293-da22717261e0", "job": "32c05b72-119f-4786-bf38-b72313f1fa5b", "document": "resume"}', 'completed', 4, 0, 1, true, '2026-11-29 00:52:42.756577+00', '2026-11-29 00:52:42.804611+00', 'resume:c33eae0c-98b8-478c-9293-da22717261e0', NULL, '00:00:30', '2026-11-29 00:52:42.756577+00', '2026-11-29 00:52:44.003791+00', '2026-12-13 00:52:42.756577+00', '{"outcome": "read"}', 'read-document-given-up', 'short');
INSERT INTO pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 VALUES ('12dff2a4-6497-4a50-919a-cc2e7be167a2', 'read-document', 0, '{"id": "9cb53505-62fa-421a-a171-3f1dd819a05e", "job": "12dff2a4-6497-4a50-919a-cc2e7be167a2", "document": "resume"}', 'completed', 4, 0, 1, true, '2026-11-29 00:52:44.93012+00', '2026-11-29 00:52:44.972808+00', 'resume:9cb53505-62fa-421a-a171-3f1dd819a05e', NULL, '00:00:30', '2026-11-29 00:52:44.93012+00', '2026-11-29 00:52:45.247307+00', '2026-12-13 00:52:44.93012+00', '{"outcome": "read"}', 'read-document-given-up', 'short');
INSERT INTO pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 VALUES ('e6bc45c9-d327-46ac-ba3d-919fd2b482f4', 'read-document', 0, '{"id": "1928816c-9a4b-456f-b42f-6376e8cf2535", "job": "e6bc45c9-d327-46ac-ba3d-919fd2b482f4", "document": "resume"}', 'completed', 4, 0, 1, true, '2026-11-29 00:52:45.571142+00', '2026-11-29 00:52:45.600582+00', 'resume:1928816c-9a4b-456f-b42f-6376e8cf2535', NULL, '00:00:30', '2026-11-29 00:52:45.571142+00', '2026-11-29 00:52:45.644292+00', '2026-12-13 00:52:45.571142+00', '{"outcome": "no_text"}', 'read-document-given-up', 'short');
INSERT INTO pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 VALUES ('268d31a2-b979-4646-9239-a07c702cff72', 'read-document', -1, '{"id": "6166ed4e-c5d1-49de-ae50-826b70ea63b8", "job": "268d31a2-b979-4646-9239-a07c702cff72", "document": "job_description"}', 'completed', 4, 0, 1, true, '2026-11-29 00:52:45.704589+00', '2026-11-29 00:52:45.726145+00', 'job_description:6166ed4e-c5d1-49de-ae50-826b70ea63b8', NULL, '00:00:30', '2026-11-29 00:52:45.704589+00', '2026-11-29 00:52:46.432793+00', '2026-12-13 00:52:45.704589+00', '{"outcome": "read"}', 'read-document-given-up', 'short');
INSERT INTO pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 VALUES ('aaf12648-2483-4fc0-9c5d-12b7ec78ffe5', 'read-document', 0, '{"id": "52fefc54-d3d0-4027-8666-0d455ae11613", "job": "aaf12648-2483-4fc0-9c5d-12b7ec78ffe5", "document": "resume"}', 'completed', 4, 0, 1, true, '2026-11-29 00:52:52.607463+00', '2026-11-29 00:52:52.6427+00', 'resume:52fefc54-d3d0-4027-8666-0d455ae11613', NULL, '00:00:30', '2026-11-29 00:52:52.607463+00', '2026-11-29 00:52:53.180626+00', '2026-12-13 00:52:52.607463+00', '{"outcome": "read"}', 'read-document-given-up', 'short');
INSERT INTO pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 VALUES ('90e3fbbe-903a-424e-ad31-f61d11656873', 'read-document', -1, '{"id": "a91f4f61-3b59-4e94-8074-bdab0910fcc1", "job": "90e3fbbe-903a-424e-ad31-f61d11656873", "document": "resume"}', 'created', 4, 0, 1, true, '2026-11-29 00:52:56.778709+00', NULL, 'resume:a91f4f61-3b59-4e94-8074-bdab0910fcc1', NULL, '00:00:30', '2026-11-29 00:52:56.778709+00', NULL, '2026-12-13 00:52:56.778709+00', NULL, 'read-document-given-up', 'short');
INSERT INTO pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 VALUES ('602c3db1-b61b-46e5-b1a3-9927bea5cd03', 'read-document', 0, '{"id": "e4e2fdaf-8aa1-453f-b0c0-2e35c4ed6962", "job": "602c3db1-b61b-46e5-b1a3-9927bea5cd03", "document": "resume"}', 'created', 4, 0, 1, true, '2026-11-29 00:52:56.434725+00', '2026-11-29 00:52:56.475316+00', 'resume:e4e2fdaf-8aa1-453f-b0c0-2e35c4ed6962', NULL, '00:00:30', '2026-11-29 00:52:56.434725+00', NULL, '2026-12-13 00:52:56.434725+00', NULL, 'read-document-given-up', 'short');


--
-- Data for Name: queue; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.queue VALUES ('read-document-given-up', 'standard', 4, 1, true, 30, NULL, NULL, 'j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0', '2026-11-29 00:52:35.433489+00', '2026-11-29 00:52:41.333757+00');
INSERT INTO pgboss.queue VALUES ('read-document', 'short', 4, 1, true, 30, NULL, 'read-document-given-up', 'jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6', '2026-11-29 00:52:35.433489+00', '2026-11-29 00:52:41.333757+00');
INSERT INTO pgboss.queue VALUES ('analyze-interview-given-up', 'standard', 4, 1, true, 180, NULL, NULL, 'j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca', '2026-11-29 00:52:35.433489+00', '2026-11-29 00:52:41.333757+00');
INSERT INTO pgboss.queue VALUES ('analyze-interview', 'short', 4, 1, true, 180, NULL, 'analyze-interview-given-up', 'j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9', '2026-11-29 00:52:35.433489+00', '2026-11-29 00:52:41.333757+00');


--
-- Data for Name: schedule; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: subscription; Type: TABLE DATA; Schema: pgboss; Owner: -
--



--
-- Data for Name: version; Type: TABLE DATA; Schema: pgboss; Owner: -
--

INSERT INTO pgboss.version VALUES (24, NULL, NULL, NULL);


--
-- Data for Name: application_plans; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.application_plans VALUES ('2896622c-8fa8-4a86-84fe-ccff1541de66', '{"id": "2896622c-8fa8-4a86-84fe-ccff1541de66", "job": {"title": "Job Role", "skills": [], "companyName": null}, "voice": "rachel", "resume": {"skills": [], "projects": [], "employers": []}, "language": "en-US", "candidate": {"identity": "guest-1", "firstName": ""}, "questions": [{"id": "q1-standards-11cofvn", "topic": "a rule that costs effort", "covers": "Dealing with risk", "category": "technical", "keywords": ["standard", "rule", "guideline", "safety", "quality", "because"], "question": {"text": "Which standard, rule or guideline matters most in your work, and when is it hard to follow?"}, "followUps": {"thin": {"text": "What is the worst that could happen here, and what would you do first against it?"}, "vague": {"text": "How likely is it, and what would make you think so?"}, "no_result": {"text": "And how would you know that the danger is really over?"}, "off_topic": {"text": "I''d like to come back to my question, a rule that costs effort. What can you tell me about that?"}, "no_example": {"text": "Have you been through something like that yourself? Even a small case would help."}}, "rephrased": {"text": "Tell me about a rule in your field that costs effort. Why is it worth it?"}, "expectedPoints": ["the rule and its reason", "a case where it was hard", "what you did", "what it prevented"]}, {"id": "q2-estimate-wrong-gguof7", "topic": "an estimate that was wrong", "covers": "Planning and priorities", "category": "technical", "keywords": ["estimate", "longer", "deadline", "because", "learned"], "question": {"text": "Tell me about a time when something took much longer than you had planned. Why was that, and how do you plan now?"}, "followUps": {"thin": {"text": "What came first in your plan, what came last, and why in that order?"}, "vague": {"text": "Which dates and which people were in that plan?"}, "no_result": {"text": "How much of the plan held in the end?"}, "off_topic": {"text": "That''s good to know. Still, I was asking about an estimate that was wrong; how would you answer that part?"}, "no_example": {"text": "Which one case do you have in mind? Please take me there."}}, "rephrased": {"text": "When did something take far longer than you had said, and what did you learn from it?"}, "expectedPoints": ["the estimate and the reality", "the reason for the difference", "how you told the others", "what you do differently"]}, {"id": "q3-teach-others-1qiyweo", "topic": "teaching a colleague", "covers": "Explaining and agreeing", "category": "technical", "keywords": ["taught", "mentor", "explain", "colleague", "training"], "question": {"text": "Tell me about something you taught a colleague. How did you go about it, and what changed in their work?"}, "followUps": {"thin": {"text": "How did you put it to them, in your own words?"}, "vague": {"text": "Who was it, and what did they need from you?"}, "no_result": {"text": "How did you see that the message had arrived?"}, "off_topic": {"text": "Perhaps I put it badly: my question was about teaching a colleague. What comes to mind there?"}, "no_example": {"text": "Could you pick one real case, with the place and what you did?"}}, "rephrased": {"text": "When did you help someone to become better at their work?"}, "expectedPoints": ["what they needed", "how you taught it", "how you knew it had worked", "what you learned"]}, {"id": "q4-improve-process-iiruju", "topic": "a process made better", "covers": "Improving how work is done", "category": "technical", "keywords": ["process", "improved", "faster", "percent", "saved", "hours"], "question": {"text": "Tell me about a process in your work that you improved. What was it like before, and what changed?"}, "followUps": {"thin": {"text": "What was it like before, and what was your own part in the change?"}, "vague": {"text": "What exactly is done differently today?"}, "no_result": {"text": "How big was the difference, in hours, money or complaints?"}, "off_topic": {"text": "I''d like to come back to my question, a process made better. What can you tell me about that?"}, "no_example": {"text": "When did that last happen, and what did you do that day?"}}, "rephrased": {"text": "What did you change in the way work was done, and how do you know that it helped?"}, "expectedPoints": ["how it was before", "what you changed", "how you brought others along", "the difference, in numbers"]}, {"id": "q5-quality-measure-106bw68", "topic": "measuring good work", "covers": "Quality of work", "category": "technical", "keywords": ["measure", "metric", "number", "quality", "changed"], "question": {"text": "How do you measure whether your work is good, and what has that made you change?"}, "followUps": {"thin": {"text": "What exactly would you check, and against what?"}, "vague": {"text": "Where would you draw the line between good enough and not good enough?"}, "no_result": {"text": "What would get better, and by how much, if this were done well?"}, "off_topic": {"text": "That''s good to know. Still, I was asking about measuring good work; how would you answer that part?"}, "no_example": {"text": "Does a case from your own work come to mind?"}}, "rephrased": {"text": "Which number tells you that things are going well, and when did it surprise you?"}, "expectedPoints": ["the measure and why it fits", "how it is collected", "a time it changed what you did", "its limits"]}], "difficulty": "medium", "interviewId": "46652e49-5320-4aed-a4cb-12b04c3b6b1a", "timeLimitMs": 1800000, "competencies": [{"name": "Dealing with risk", "source": "general"}, {"name": "Planning and priorities", "source": "general"}, {"name": "Explaining and agreeing", "source": "general"}, {"name": "Improving how work is done", "source": "general"}, {"name": "Quality of work", "source": "general"}], "interviewType": "technical"}', '2026-11-29 02:52:54.453+00');


--
-- Data for Name: assessments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.assessments VALUES ('dcdd9d99-d10d-4212-addc-d855b93e61e3', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', 1, 'analyzed', 'built-in-rules', '{"engine": {"id": "built-in-rules", "kind": "built-in"}, "overall": {"score": 54, "summary": {"key": "overallLevel3", "values": {"asked": 3, "score": 54, "answered": 3}}}, "delivery": {"pauses": {"over4s": 0, "from1To2s": 3, "from2To4s": 0}, "talkRatio": 0.41, "fillerWords": [], "longestAnswer": {"durationMs": 8000, "questionIndex": 0}, "paceByQuestion": [{"questionIndex": 0, "wordsPerMinute": 323}, {"questionIndex": 1, "wordsPerMinute": 180}, {"questionIndex": 2, "wordsPerMinute": 225}], "wordsPerMinute": 243, "answerDurations": [{"durationMs": 8000, "questionIndex": 0}, {"durationMs": 8000, "questionIndex": 1}, {"durationMs": 8000, "questionIndex": 2}]}, "language": "en-US", "nextSteps": [{"title": {"key": "paceFastStepTitle", "values": {"wpm": 243}}, "detail": {"key": "paceFastStepDetail", "values": {"wpm": 243}}}, {"title": {"key": "pointStepTitle", "values": {"point": "how it turned out", "topic": "Ledger Replay"}}, "detail": {"key": "pointStepDetail", "values": {"point": "how it turned out", "topic": "Ledger Replay"}}}, {"title": {"key": "structureStepTitle", "values": {"answered": 3}}, "detail": {"key": "structureStepDetail", "values": {"answered": 3}}}], "questions": [{"good": [{"key": "goodOwnPart", "evidence": {"atMs": 32000, "quote": "At Souqly I led the move of the payment service to Go and PostgreSQL.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}}, {"key": "goodResult", "evidence": {"atMs": 32000, "quote": "the error rate fell by forty percent and payouts were on time again.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}}, {"key": "goodFigure", "values": {"figure": "forty percent"}, "evidence": {"atMs": 32000, "quote": "the error rate fell by forty percent and payouts were on time again.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}}, {"key": "goodExample", "evidence": {"atMs": 32000, "quote": "Two hundred writers fought over one balance row, so I split it by merchant and day", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}}], "index": 0, "score": 63, "missing": [{"key": "missingPoint", "values": {"point": "retries with limits"}}, {"key": "missingPoint", "values": {"point": "making the job safe to run twice"}}, {"key": "missingPoint", "values": {"point": "watching failed jobs"}}], "outline": ["a queue or outbox written in the same transaction", "retries with limits", "making the job safe to run twice", "watching failed jobs"], "summary": {"key": "summaryGood", "values": {"quote": "the error rate fell by forty percent and payouts were on time again.", "words": 43}}, "category": "technical", "evidence": [{"atMs": 32000, "quote": "the error rate fell by forty percent and payouts were on time again.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}, {"atMs": 32000, "quote": "Two hundred writers fought over one balance row, so I split it by merchant and day", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}], "question": "Sending emails makes your signup endpoint slow. How do you move that work out of the request, and how do you make sure nothing gets lost or sent twice?"}, {"good": [], "index": 1, "score": 32, "missing": [{"key": "missingPoint", "values": {"point": "how it turned out"}}, {"key": "missingFigure"}], "outline": ["the decision and its context", "the alternatives", "why you chose as you did", "how it turned out"], "summary": {"key": "summaryPartial", "values": {"quote": "I wrote the consumer, measured its lag and added alerts, because lost orders had cost us money before.", "words": 24}}, "category": "technical", "evidence": [{"atMs": 72000, "quote": "I wrote the consumer, measured its lag and added alerts, because lost orders had cost us money before.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}, {"atMs": 72000, "quote": "We replaced polling with Kafka events.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}], "question": "What was the most important decision you made on Ledger Replay, and what alternatives did you consider?"}, {"good": [{"key": "goodOwnPart", "evidence": {"atMs": 112000, "quote": "I disagreed with a colleague about the schema.", "messageId": "5e4310cf-86fc-4aaa-beec-750587718c1d", "segmentId": "answer-120000", "questionIndex": 2}}, {"key": "goodExample", "evidence": {"atMs": 112000, "quote": "We wrote down both ways, tried them for two days with real traffic, and took the one that was simpler to operate.", "messageId": "5e4310cf-86fc-4aaa-beec-750587718c1d", "segmentId": "answer-120000", "questionIndex": 2}}], "index": 2, "score": 61, "missing": [{"key": "missingPoint", "values": {"point": "how you listened to the other side"}}, {"key": "missingPoint", "values": {"point": "the result for the work and the people"}}], "outline": ["what the disagreement was about", "how you listened to the other side", "what you did yourself", "the result for the work and the people"], "summary": {"key": "summaryGood", "values": {"quote": "We wrote down both ways, tried them for two days with real traffic, and took the one that was simpler to operate.", "words": 30}}, "category": "hr", "evidence": [{"atMs": 112000, "quote": "We wrote down both ways, tried them for two days with real traffic, and took the one that was simpler to operate.", "messageId": "5e4310cf-86fc-4aaa-beec-750587718c1d", "segmentId": "answer-120000", "questionIndex": 2}, {"atMs": 112000, "quote": "I disagreed with a colleague about the schema.", "messageId": "5e4310cf-86fc-4aaa-beec-750587718c1d", "segmentId": "answer-120000", "questionIndex": 2}], "question": "Tell me about a disagreement you had with a colleague at Souqly. How did you settle it?"}], "competencies": [{"score": 49, "reason": {"key": "depthLevel3", "values": {"points": 8, "covered": 4}}, "evidence": [{"atMs": 32000, "quote": "At Souqly I led the move of the payment service to Go and PostgreSQL.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}, {"atMs": 72000, "quote": "We replaced polling with Kafka events.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}, {"atMs": 72000, "quote": "I wrote the consumer, measured its lag and added alerts, because lost orders had cost us money before.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}], "competency": "technicalDepth"}, {"score": 50, "reason": {"key": "relevanceLevel3", "values": {"asked": 3, "onTopic": 3}}, "evidence": [{"atMs": 32000, "quote": "At Souqly I led the move of the payment service to Go and PostgreSQL.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}, {"atMs": 72000, "quote": "We replaced polling with Kafka events.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}], "competency": "relevance"}, {"score": 52, "reason": {"key": "structureLevel3", "values": {"asked": 3, "withResult": 1}}, "evidence": [{"atMs": 32000, "quote": "the error rate fell by forty percent and payouts were on time again.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}, {"atMs": 32000, "quote": "Two hundred writers fought over one balance row, so I split it by merchant and day", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}], "competency": "structure"}, {"score": 77, "reason": {"key": "communicationLevel4", "values": {"words": 32, "fillers": 0}}, "evidence": [{"atMs": 72000, "quote": "I wrote the consumer, measured its lag and added alerts, because lost orders had cost us money before.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}, {"atMs": 112000, "quote": "We wrote down both ways, tried them for two days with real traffic, and took the one that was simpler to operate.", "messageId": "5e4310cf-86fc-4aaa-beec-750587718c1d", "segmentId": "answer-120000", "questionIndex": 2}], "competency": "communication"}, {"score": 55, "reason": {"key": "deliveryLevel3", "values": {"wpm": 243, "fillers": 0, "longPauses": 0}}, "evidence": [{"atMs": 32000, "quote": "At Souqly I led the move of the payment service to Go and PostgreSQL.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}], "competency": "delivery"}]}', NULL, '2026-11-29 00:52:49.185+00', '1f49bcec-d510-4fbb-85d8-865006323e6a');
INSERT INTO public.assessments VALUES ('cbc1b706-67cb-4e9e-bfce-174da93acb8d', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', 2, 'analyzed', 'built-in-rules', '{"engine": {"id": "built-in-rules", "kind": "built-in"}, "overall": {"score": 54, "summary": {"key": "overallLevel3", "values": {"asked": 3, "score": 54, "answered": 3}}}, "delivery": {"pauses": {"over4s": 0, "from1To2s": 3, "from2To4s": 0}, "talkRatio": 0.41, "fillerWords": [], "longestAnswer": {"durationMs": 8000, "questionIndex": 0}, "paceByQuestion": [{"questionIndex": 0, "wordsPerMinute": 323}, {"questionIndex": 1, "wordsPerMinute": 180}, {"questionIndex": 2, "wordsPerMinute": 225}], "wordsPerMinute": 243, "answerDurations": [{"durationMs": 8000, "questionIndex": 0}, {"durationMs": 8000, "questionIndex": 1}, {"durationMs": 8000, "questionIndex": 2}]}, "language": "en-US", "corrected": {"words": 1, "additions": 1}, "nextSteps": [{"title": {"key": "paceFastStepTitle", "values": {"wpm": 243}}, "detail": {"key": "paceFastStepDetail", "values": {"wpm": 243}}}, {"title": {"key": "pointStepTitle", "values": {"point": "how it turned out", "topic": "Ledger Replay"}}, "detail": {"key": "pointStepDetail", "values": {"point": "how it turned out", "topic": "Ledger Replay"}}}, {"title": {"key": "structureStepTitle", "values": {"answered": 3}}, "detail": {"key": "structureStepDetail", "values": {"answered": 3}}}], "questions": [{"good": [{"key": "goodOwnPart", "evidence": {"atMs": 32000, "quote": "Add Souqly I led the move of the payment service to Go and PostgreSQL.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}}, {"key": "goodResult", "evidence": {"atMs": 32000, "quote": "the error rate fell by forty percent and payouts were on time again.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}}, {"key": "goodFigure", "values": {"figure": "forty percent"}, "evidence": {"atMs": 32000, "quote": "the error rate fell by forty percent and payouts were on time again.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}}, {"key": "goodExample", "evidence": {"atMs": 32000, "quote": "Two hundred writers fought over one balance row, so I split it by merchant and day", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}}], "index": 0, "score": 63, "missing": [{"key": "missingPoint", "values": {"point": "retries with limits"}}, {"key": "missingPoint", "values": {"point": "making the job safe to run twice"}}, {"key": "missingPoint", "values": {"point": "watching failed jobs"}}], "outline": ["a queue or outbox written in the same transaction", "retries with limits", "making the job safe to run twice", "watching failed jobs"], "summary": {"key": "summaryGood", "values": {"quote": "the error rate fell by forty percent and payouts were on time again.", "words": 43}}, "category": "technical", "evidence": [{"atMs": 32000, "quote": "the error rate fell by forty percent and payouts were on time again.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}, {"atMs": 32000, "quote": "Two hundred writers fought over one balance row, so I split it by merchant and day", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}], "question": "Sending emails makes your signup endpoint slow. How do you move that work out of the request, and how do you make sure nothing gets lost or sent twice?"}, {"good": [], "index": 1, "score": 32, "missing": [{"key": "missingPoint", "values": {"point": "how it turned out"}}, {"key": "missingFigure"}], "outline": ["the decision and its context", "the alternatives", "why you chose as you did", "how it turned out"], "summary": {"key": "summaryPartial", "values": {"quote": "I wrote the consumer, measured its lag and added alerts, because lost orders had cost us money before.", "words": 24}}, "category": "technical", "evidence": [{"atMs": 72000, "quote": "I wrote the consumer, measured its lag and added alerts, because lost orders had cost us money before.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}, {"atMs": 72000, "quote": "We replaced polling with Kafka events.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}], "question": "What was the most important decision you made on Ledger Replay, and what alternatives did you consider?"}, {"good": [{"key": "goodOwnPart", "evidence": {"atMs": 112000, "quote": "I disagreed with a colleague about the schema.", "messageId": "5e4310cf-86fc-4aaa-beec-750587718c1d", "segmentId": "answer-120000", "questionIndex": 2}}, {"key": "goodExample", "evidence": {"atMs": 112000, "quote": "We wrote down both ways, tried them for two days with real traffic, and took the one that was simpler to operate.", "messageId": "5e4310cf-86fc-4aaa-beec-750587718c1d", "segmentId": "answer-120000", "questionIndex": 2}}], "index": 2, "score": 61, "missing": [{"key": "missingPoint", "values": {"point": "how you listened to the other side"}}, {"key": "missingPoint", "values": {"point": "the result for the work and the people"}}], "outline": ["what the disagreement was about", "how you listened to the other side", "what you did yourself", "the result for the work and the people"], "summary": {"key": "summaryGood", "values": {"quote": "We wrote down both ways, tried them for two days with real traffic, and took the one that was simpler to operate.", "words": 30}}, "category": "hr", "evidence": [{"atMs": 112000, "quote": "We wrote down both ways, tried them for two days with real traffic, and took the one that was simpler to operate.", "messageId": "5e4310cf-86fc-4aaa-beec-750587718c1d", "segmentId": "answer-120000", "questionIndex": 2}, {"atMs": 112000, "quote": "I disagreed with a colleague about the schema.", "messageId": "5e4310cf-86fc-4aaa-beec-750587718c1d", "segmentId": "answer-120000", "questionIndex": 2}], "question": "Tell me about a disagreement you had with a colleague at Souqly. How did you settle it?"}], "competencies": [{"score": 50, "reason": {"key": "depthLevel3", "values": {"points": 8, "covered": 4}}, "evidence": [{"atMs": 32000, "quote": "Add Souqly I led the move of the payment service to Go and PostgreSQL.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}, {"atMs": 72000, "quote": "We replaced polling with Kafka events.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}, {"atMs": 72000, "quote": "I wrote the consumer, measured its lag and added alerts, because lost orders had cost us money before.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}], "competency": "technicalDepth"}, {"score": 50, "reason": {"key": "relevanceLevel3", "values": {"asked": 3, "onTopic": 3}}, "evidence": [{"atMs": 32000, "quote": "Add Souqly I led the move of the payment service to Go and PostgreSQL.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}, {"atMs": 72000, "quote": "We replaced polling with Kafka events.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}], "competency": "relevance"}, {"score": 53, "reason": {"key": "structureLevel3", "values": {"asked": 3, "withResult": 1}}, "evidence": [{"atMs": 32000, "quote": "the error rate fell by forty percent and payouts were on time again.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}, {"atMs": 32000, "quote": "Two hundred writers fought over one balance row, so I split it by merchant and day", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}], "competency": "structure"}, {"score": 78, "reason": {"key": "communicationLevel4", "values": {"words": 32, "fillers": 0}}, "evidence": [{"atMs": 72000, "quote": "I wrote the consumer, measured its lag and added alerts, because lost orders had cost us money before.", "messageId": "3c9e295a-9e57-4a01-a214-b5d06a49e052", "segmentId": "answer-80000", "questionIndex": 1}, {"atMs": 112000, "quote": "We wrote down both ways, tried them for two days with real traffic, and took the one that was simpler to operate.", "messageId": "5e4310cf-86fc-4aaa-beec-750587718c1d", "segmentId": "answer-120000", "questionIndex": 2}], "competency": "communication"}, {"score": 55, "reason": {"key": "deliveryLevel3", "values": {"wpm": 243, "fillers": 0, "longPauses": 0}}, "evidence": [{"atMs": 32000, "quote": "Add Souqly I led the move of the payment service to Go and PostgreSQL.", "messageId": "045010c4-821f-4dfa-b888-d2fdce1afa89", "segmentId": "answer-40000", "questionIndex": 0}], "competency": "delivery"}]}', NULL, '2026-11-29 00:52:50.657+00', 'a4d30a75-daa7-4c10-836a-a3d66351b9f9');
INSERT INTO public.assessments VALUES ('5764e67e-ad6c-4ff4-846d-033b4bfd2940', 'ae52c40b-4a29-496e-a447-cbaf8551aa0c', 1, 'analysis_failed', NULL, NULL, 'the interview has no plan: its room was never opened', '2026-11-29 00:52:51.655+00', '137c0e07-1799-44d3-a0d3-bda797418708');


--
-- Data for Name: interview_plans; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.interview_plans VALUES ('9906c79b-46f0-45b6-9002-23ebe781bce6', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', '{"id": "9906c79b-46f0-45b6-9002-23ebe781bce6", "job": {"facts": [{"text": "You will design services in Go and PostgreSQL, work with Kafka and Kubernetes, write tests, and explain your decisions to product and finance", "topic": "duties"}, {"text": "You will design services in Go and PostgreSQL, work with Kafka and Kubernetes, write tests, and explain your decisions to product and finance", "topic": "tools"}], "title": "Backend Engineer", "skills": ["Go", "PostgreSQL", "Kafka", "Kubernetes"], "companyName": "Marsa Pay"}, "voice": "adam", "resume": {"skills": ["Rust", "PostgreSQL", "Node.js", "TypeScript", "Go", "Kafka", "Docker", "Kubernetes", "REST APIs"], "projects": ["Ledger Replay"], "employers": ["Souqly", "Nahda Labs"]}, "language": "en-US", "candidate": {"identity": "88b7e21a-2c0f-4987-97bc-9035132abb4d", "firstName": "Mona"}, "questions": [{"id": "q1-backend-queue-1bsn6u6", "topic": "slow work in the background", "covers": "Planning and priorities", "category": "technical", "keywords": ["queue", "retry", "idempotent", "outbox", "worker", "failed", "code", "service", "api", "database", "query", "index", "cache", "latency", "deploy", "release", "bug", "test", "refactor", "component", "module", "thread", "async", "server", "client", "request", "response", "endpoint", "schema", "migration", "transaction", "library", "framework", "performance", "memory", "build", "debug", "type", "interface", "architecture", "event", "scale", "users", "برمجة", "خادم", "واجهة", "قاعدة", "بيانات", "استعلام", "أداء", "اختبار", "نشر", "خدمة", "ذاكرة", "مستخدم", "كود", "تطبيق", "نظام"], "question": {"text": "Sending emails makes your signup endpoint slow. How do you move that work out of the request, and how do you make sure nothing gets lost or sent twice?"}, "followUps": {"thin": {"text": "What would come first, what last, and why in that order?"}, "vague": {"text": "Which dates and which people would be in that plan?"}, "no_result": {"text": "How would you see, half way, whether the plan holds?"}, "off_topic": {"text": "I''d like to come back to my question, slow work in the background. What can you tell me about that?"}, "no_example": {"text": "Have you been through something like that yourself? Even a small case would help."}}, "rephrased": {"text": "How do you do slow work after answering a request?"}, "wrongClaims": [{"fact": "Most queues deliver at least once, so the job itself must be safe to repeat.", "says": ["queue guarantees exactly once", "queue delivers exactly once", "message is never delivered twice", "queue never delivers twice"]}, {"fact": "A job that is sent before its transaction commits can run for data that is rolled back.", "says": ["publish the message before the commit", "send it to the queue before the commit", "publish before the transaction commits"]}], "expectedPoints": ["a queue or outbox written in the same transaction", "retries with limits", "making the job safe to run twice", "watching failed jobs"]}, {"id": "q2-project-decision-1cpopzg", "topic": "Ledger Replay", "covers": "Weighing decisions", "category": "technical", "keywords": ["ledger replay", "decision", "alternative", "chose", "because", "trade-off", "code", "service", "api", "database", "query", "index", "cache", "latency", "deploy", "release", "bug", "test", "refactor", "component", "module", "thread", "async", "server", "client", "request", "response", "endpoint", "schema", "migration", "transaction", "library", "framework", "performance", "memory", "build", "debug", "type", "interface", "architecture", "queue", "event", "scale", "users", "برمجة", "خادم", "واجهة", "قاعدة", "بيانات", "استعلام", "أداء", "اختبار", "نشر", "خدمة", "ذاكرة", "مستخدم", "كود", "تطبيق", "نظام"], "question": {"text": "What was the most important decision you made on Ledger Replay, and what alternatives did you consider?"}, "followUps": {"thin": {"text": "What was your very own part in Ledger Replay, and who did the rest?"}, "vague": {"text": "Take me to one moment in Ledger Replay: what was stuck, or what had to be decided?"}, "no_result": {"text": "What became of Ledger Replay in the end? Who gains by it, and how much?"}, "off_topic": {"text": "That''s good to know. Still, I was asking about Ledger Replay; how would you answer that part?"}, "no_example": {"text": "Please pick one day of the work on Ledger Replay. What happened on it?"}}, "rephrased": {"text": "What was the biggest choice in Ledger Replay, and what else could you have done?"}, "expectedPoints": ["the decision and its context", "the alternatives", "why you chose as you did", "how it turned out"]}, {"id": "q3-employer-disagreement-10hw665", "topic": "Souqly", "covers": "Settling disagreement", "category": "hr", "keywords": ["souqly", "disagreement", "listened", "colleague", "agreed", "discussed", "result"], "question": {"text": "Tell me about a disagreement you had with a colleague at Souqly. How did you settle it?"}, "followUps": {"thin": {"text": "Let''s stay at Souqly a moment. What was the situation, and what did you do yourself?"}, "vague": {"text": "Who at Souqly was involved, and what did you do first?"}, "no_result": {"text": "How did it end at Souqly, and what is still there today because of it?"}, "off_topic": {"text": "Perhaps I put it badly: my question was about your work at Souqly. What comes to mind there?"}, "no_example": {"text": "Which day at Souqly shows that best, and what happened on it?"}}, "rephrased": {"text": "When did you see a matter differently from a colleague at Souqly, and what did you do?"}, "expectedPoints": ["what the disagreement was about", "how you listened to the other side", "what you did yourself", "the result for the work and the people"]}], "difficulty": "medium", "interviewId": "799e2731-49c7-4e8d-b431-4fcd8c729aa6", "timeLimitMs": 1200000, "competencies": [{"name": "Planning and priorities", "source": "general"}, {"name": "Weighing decisions", "source": "resume"}, {"name": "Settling disagreement", "source": "resume"}], "interviewType": "both"}');
INSERT INTO public.interview_plans VALUES ('d297b95f-2e89-4d1e-85ea-ee26ddf662e9', '183715a5-4a79-4d02-bed9-d0dc45d06d53', '{"id": "d297b95f-2e89-4d1e-85ea-ee26ddf662e9", "job": {"facts": [{"text": "You will build pipelines in Python and PostgreSQL, keep them observable, and help analysts to trust what they read", "topic": "duties"}], "title": "Data Engineer", "skills": ["Python", "PostgreSQL"], "companyName": "Nahda Labs"}, "voice": "rachel", "resume": {"skills": ["PostgreSQL", "Node.js", "TypeScript", "Go", "Kafka", "Docker", "Kubernetes", "REST APIs"], "projects": ["Ledger Replay"], "employers": ["Souqly", "Nahda Labs"]}, "language": "en-US", "candidate": {"identity": "88b7e21a-2c0f-4987-97bc-9035132abb4d", "firstName": "Mona"}, "questions": [{"id": "q1-analytics-test-1joaowp", "topic": "ending an experiment early", "covers": "Weighing decisions", "category": "technical", "keywords": ["sample", "significance", "duration", "chance", "novelty", "data", "model", "table", "query", "join", "pipeline", "dashboard", "report", "feature", "training", "accuracy", "metric", "dataset", "cleaning", "missing", "outlier", "distribution", "correlation", "schedule", "warehouse", "validation", "stakeholder", "forecast", "column", "schema", "quality", "بيانات", "نموذج", "جدول", "استعلام", "تقرير", "لوحة", "دقة", "تحليل", "عينة", "مؤشر", "جودة"], "question": {"text": "An experiment shows two percent more sales after three days, and the team wants to stop it. What do you say?"}, "followUps": {"thin": {"text": "Which alternative would you weigh against it, and what speaks for each?"}, "vague": {"text": "What would tip the scales for you: cost, risk, time or something else?"}, "no_result": {"text": "By what would you see, half a year later, that it was the right decision?"}, "off_topic": {"text": "I''d like to come back to my question, ending an experiment early. What can you tell me about that?"}, "no_example": {"text": "Have you been through something like that yourself? Even a small case would help."}}, "rephrased": {"text": "When can a test with two versions be ended?"}, "wrongClaims": [{"fact": "Stopping at the first significant look finds differences that are only chance.", "says": ["stop* as soon as it is significant", "significant means it is true", "p value is the probability that"]}], "expectedPoints": ["size and duration planned beforehand", "looking early finds differences by chance", "weekdays and novelty", "side effects on other figures"]}, {"id": "q2-project-trouble-dayb41", "topic": "Ledger Replay", "covers": "Dealing with risk", "category": "technical", "keywords": ["ledger replay", "problem", "risk", "noticed", "solved", "result", "data", "model", "table", "query", "join", "pipeline", "dashboard", "report", "feature", "training", "accuracy", "metric", "dataset", "cleaning", "missing", "outlier", "distribution", "sample", "correlation", "schedule", "warehouse", "validation", "stakeholder", "forecast", "column", "schema", "quality", "بيانات", "نموذج", "جدول", "استعلام", "تقرير", "لوحة", "دقة", "تحليل", "عينة", "مؤشر", "جودة"], "question": {"text": "What was the biggest problem you ran into on Ledger Replay, and how did you deal with it?"}, "followUps": {"thin": {"text": "What was your very own part in Ledger Replay, and who did the rest?"}, "vague": {"text": "Take me to one moment in Ledger Replay: what was stuck, or what had to be decided?"}, "no_result": {"text": "What became of Ledger Replay in the end? Who gains by it, and how much?"}, "off_topic": {"text": "That''s good to know. Still, I was asking about Ledger Replay; how would you answer that part?"}, "no_example": {"text": "Please pick one day of the work on Ledger Replay. What happened on it?"}}, "rephrased": {"text": "When was Ledger Replay in trouble, and how did it come through?"}, "expectedPoints": ["the problem and its signs", "what was at stake", "what you did", "how it ended"]}, {"id": "q3-data-pipeline-late-efwa4b", "topic": "a nightly load that fails", "covers": "Finding causes", "category": "technical", "keywords": ["pipeline", "retry", "alert", "schema", "check", "schedule", "idempotent", "data", "model", "table", "query", "join", "dashboard", "report", "feature", "training", "accuracy", "metric", "dataset", "cleaning", "missing", "outlier", "distribution", "sample", "correlation", "warehouse", "validation", "stakeholder", "forecast", "column", "quality", "بيانات", "نموذج", "جدول", "استعلام", "تقرير", "لوحة", "دقة", "تحليل", "عينة", "مؤشر", "جودة"], "question": {"text": "The nightly load fails twice a week, and reports are late. How do you find out why, and what do you change so that people can rely on it?"}, "followUps": {"thin": {"text": "What is the very first thing you would look at, and what could it tell you?"}, "vague": {"text": "Which sign, message or figure would decide between two possible causes?"}, "no_result": {"text": "How would you know that the real cause is gone, and not only the symptom?"}, "off_topic": {"text": "Perhaps I put it badly: my question was about a nightly load that fails. What comes to mind there?"}, "no_example": {"text": "Does a case from your own work come to mind?"}}, "rephrased": {"text": "A data pipeline keeps breaking. How do you make it dependable?"}, "expectedPoints": ["which step fails and since when", "checks on the data as it comes in", "running a step again without doubling rows", "telling people before they ask"]}], "difficulty": "medium", "interviewId": "183715a5-4a79-4d02-bed9-d0dc45d06d53", "timeLimitMs": 1200000, "competencies": [{"name": "Weighing decisions", "source": "general"}, {"name": "Dealing with risk", "source": "resume"}, {"name": "Finding causes", "source": "general"}], "interviewType": "technical"}');
INSERT INTO public.interview_plans VALUES ('1b273a71-ebee-46a5-b7f1-e3e965500e50', 'cabf91df-a7d4-44c3-9603-f799b92208ab', '{"id": "1b273a71-ebee-46a5-b7f1-e3e965500e50", "job": {"facts": [], "title": "مهندس برمجيات خلفية", "skills": ["Service design", "PostgreSQL", "Kafka"], "companyName": "مرسى للمدفوعات"}, "voice": "sarah", "resume": {"skills": ["React", "TypeScript", "PostgreSQL"], "projects": [], "employers": ["شركة Acme Cloud"]}, "language": "ar-SA", "candidate": {"identity": "c28ea551-cc63-4c24-a51c-1f0f63a54f89", "firstName": "يوسف"}, "questions": [{"id": "q1-backend-slow-query-5xbpz0", "topic": "استعلام صار بطيئا", "covers": "معرفة الأسباب", "category": "technical", "keywords": ["خطة", "فهرس", "قفل", "إحصاءات", "صفوف", "code", "service", "api", "database", "query", "index", "cache", "latency", "deploy", "release", "bug", "test", "refactor", "component", "module", "thread", "async", "server", "client", "request", "response", "endpoint", "schema", "migration", "transaction", "library", "framework", "performance", "memory", "build", "debug", "type", "interface", "architecture", "queue", "event", "scale", "users", "برمجة", "خادم", "واجهة", "قاعدة", "بيانات", "استعلام", "أداء", "اختبار", "نشر", "خدمة", "ذاكرة", "مستخدم", "كود", "تطبيق", "نظام"], "question": {"text": "استعلام كان يأخذ جزءا من الثانية وأصبح يأخذ خمس ثوان. ما خطواتك للبحث عن السبب؟", "spoken": "اسْتِعْلَامٌ كَانَ يَأْخُذُ جُزْءًا مِنَ الثَّانِيَةِ وَأَصْبَحَ يَأْخُذُ خَمْسَ ثَوَانٍ. مَا خُطُوَاتُكْ لِلْبَحْثِ عَنِ السَّبَبِ؟"}, "followUps": {"thin": {"text": "ما أول شيء عليك فحصه، وعلام قد يدل؟", "spoken": "مَا أَوَّلُ شَيْءٍ عَلَيْكْ فَحْصُهُ، وَعَلَامَ قَدْ يَدُلُّ؟"}, "vague": {"text": "أي علامة أو رقم يحسم عندك بين سببين محتملين؟", "spoken": "أَيُّ عَلَامَةٍ أَوْ رَقْمٍ يَحْسِمُ عِنْدَكْ بَيْنَ سَبَبَيْنِ مُحْتَمَلَيْنِ؟"}, "no_result": {"text": "ما الذي يقنعك بأن السبب الحقيقي زال، لا العرض وحده؟", "spoken": "مَا الَّذِي يُقْنِعُكْ بِأَنَّ السَّبَبَ الْحَقِيقِيَّ زَالَ، لَا الْعَرَضُ وَحْدَهُ؟"}, "off_topic": {"text": "أعود إلى سؤالي عن استعلام صار بطيئا. ما الذي لديك عنه؟", "spoken": "أَعُودُ إِلَى سُؤَالِي عَنْ اسْتِعْلَامٍ صَارَ بَطِيئًا. مَا الَّذِي لَدَيْكْ عَنْهُ؟"}, "no_example": {"text": "هل مر بك شيء كهذا من قبل؟ تكفي حالة صغيرة.", "spoken": "هَلْ مَرَّ بِكْ شَيْءٌ كَهٰذَا مِنْ قَبْلُ؟ تَكْفِي حَالَةٌ صَغِيرَةٌ."}}, "rephrased": {"text": "ما خطواتك مع استعلام صار بطيئا؟", "spoken": "مَا خُطُوَاتُكْ مَعَ اسْتِعْلَامٍ صَارَ بَطِيئًا؟"}, "wrongClaims": [{"fact": "كل فهرس يبطئ الكتابة، وخطة التنفيذ هي التي تكشف السبب.", "says": ["نضع فهرس* علي كل عمود", "نفهرس كل الاعمده", "نعيد تشغيل القاعده وتنحل"]}], "expectedPoints": ["خطة التنفيذ قبل وبعد", "نمو البيانات أو فهرس ناقص أو إحصاءات قديمة", "الأقفال والحمل", "اختبار الحل على بيانات حقيقية"]}, {"id": "q2-software-data-race-1k2ebh7", "topic": "تعديلين على سجل واحد", "covers": "المعرفة المهنية", "category": "technical", "keywords": ["معاملة", "قفل", "إصدار", "تعارض", "إعادة", "code", "service", "api", "database", "query", "index", "cache", "latency", "deploy", "release", "bug", "test", "refactor", "component", "module", "thread", "async", "server", "client", "request", "response", "endpoint", "schema", "migration", "transaction", "library", "framework", "performance", "memory", "build", "debug", "type", "interface", "architecture", "queue", "event", "scale", "users", "برمجة", "خادم", "واجهة", "قاعدة", "بيانات", "استعلام", "أداء", "اختبار", "نشر", "خدمة", "ذاكرة", "مستخدم", "كود", "تطبيق", "نظام"], "question": {"text": "مستخدمان يعدلان السجل نفسه في اللحظة نفسها. ما الذي قد يحدث، وما طريقتك في منعه؟", "spoken": "مُسْتَخْدِمَانِ يُعَدِّلَانِ السِّجِلَّ نَفْسَهُ فِي اللَّحْظَةِ نَفْسِهَا. مَا الَّذِي قَدْ يَحْدُثُ، وَمَا طَرِيقَتُكْ فِي مَنْعِهِ؟"}, "followUps": {"thin": {"text": "ما خطوتك الأولى، وما الذي يليها؟", "spoken": "مَا خُطْوَتُكْ الْأُولَى، وَمَا الَّذِي يَلِيهَا؟"}, "vague": {"text": "أي أداة أو خطوة أو مصطلح ينتظر الخبير أن يسمعه منك هنا؟", "spoken": "أَيُّ أَدَاةٍ أَوْ خُطْوَةٍ أَوْ مُصْطَلَحٍ يَنْتَظِرُ الْخَبِيرُ أَنْ يَسْمَعَهُ مِنْكْ هُنَا؟"}, "no_result": {"text": "وما الذي يقنعك بأن العمل خرج كما يجب؟", "spoken": "وَمَا الَّذِي يُقْنِعُكْ بِأَنَّ الْعَمَلَ خَرَجَ كَمَا يَجِبُ؟"}, "off_topic": {"text": "شكرا على هذه المعلومة، لكن سؤالي كان عن تعديلين على سجل واحد. ما إجابتك عنه؟", "spoken": "شُكْرًا عَلَى هٰذِهِ الْمَعْلُومَةِ، لٰكِنَّ سُؤَالِي كَانَ عَنْ تَعْدِيلَيْنِ عَلَى سِجِلٍّ وَاحِدٍ. مَا إِجَابَتُكْ عَنْهُ؟"}, "no_example": {"text": "هل تخطر على بالك حالة من عملك تشبه ذلك؟", "spoken": "هَلْ تَخْطُرُ عَلَى بَالِكْ حَالَةٌ مِنْ عَمَلِكْ تُشْبِهُ ذٰلِكَ؟"}}, "rephrased": {"text": "كيف تبقى البيانات صحيحة عند كتابتين متزامنتين؟", "spoken": "كَيْفَ تَبْقَى الْبَيَانَاتُ صَحِيحَةً عِنْدَ كِتَابَتَيْنِ مُتَزَامِنَتَيْنِ؟"}, "wrongClaims": [{"fact": "في المستوى الافتراضي قد يكتب أحد التعديلين فوق الآخر.", "says": ["المعامله وحدها تكفي", "قاعده البيانات تحل ذلك تلقاييا", "القاعده تتكفل بها تلقاييا"]}, {"fact": "يضيع بذلك تعديل الشخص الآخر دون علمه.", "says": ["اخر حفظ يكسب وهذا امن", "اخر كتابه تفوز وهذا امن", "اخر واحد يحفظ يفوز عادي"]}], "expectedPoints": ["ضياع التعديل", "الأقفال أو الإصدارات أو المعاملات", "ما يظهر للمستخدم", "طريقة الاختبار"]}, {"id": "q3-employer-disagreement-1yoe2gs", "topic": "شركة Acme Cloud", "covers": "حل الخلاف", "category": "hr", "keywords": ["شركة acme cloud", "خلاف", "استماع", "زميل", "اتفاق", "نقاش"], "question": {"text": "نود أن نسمع عن خلاف في الرأي بينك وبين زميل في شركة Acme Cloud. كيف تصرفت، وكيف انتهى الخلاف؟", "spoken": "نَوَدُّ أَنْ نَسْمَعَ عَنْ خِلَافٍ فِي الرَّأْيِ بَيْنَكْ وَبَيْنَ زَمِيلٍ فِي شركة Acme Cloud. كَيْفَ تَصَرَّفْتْ، وَكَيْفَ انْتْهَى الْخِلَافُ؟"}, "followUps": {"thin": {"text": "لنبق قليلا مع شركة Acme Cloud. ما كان الموقف، وما كان دورك فيه؟", "spoken": "لِنَبْقَ قَلِيلًا مَعَ شركة Acme Cloud. مَا كَانَ الْمَوْقِفُ، وَمَا كَانَ دَوْرُكْ فِيهِ؟"}, "vague": {"text": "من الذي عمل معك على ذلك في شركة Acme Cloud، وما أول خطوة قمت بها؟", "spoken": "مَنِ الَّذِي عَمِلَ مَعَكْ عَلَى ذٰلِكَ فِي شركة Acme Cloud، وَمَا أَوَّلُ خُطْوَةٍ قُمْتْ بِهَا؟"}, "no_result": {"text": "كيف انتهى عملك على هذا الأمر في شركة Acme Cloud، وما الذي بقي منه إلى اليوم؟", "spoken": "كَيْفَ انْتَهَى عَمَلُكْ عَلَى هٰذَا الْأَمْرِ فِي شركة Acme Cloud، وَمَا الَّذِي بَقِيَ مِنْهُ إِلَى الْيَوْمِ؟"}, "off_topic": {"text": "ربما لم يكن سؤالي واضحا: كنت أسأل عن عملك في شركة Acme Cloud. ما الذي يخطر على بالك في هذا الموضوع؟", "spoken": "رُبَّمَا لَمْ يَكُنْ سُؤَالِي وَاضِحًا: كُنْتُ أَسْأَلُ عَنْ عَمَلِكْ فِي شركة Acme Cloud. مَا الَّذِي يَخْطُرُ عَلَى بَالِكْ فِي هٰذَا الْمَوْضُوعِ؟"}, "no_example": {"text": "أي يوم من أيامك في شركة Acme Cloud يوضح لي ذلك، وماذا حدث فيه؟", "spoken": "أَيُّ يَوْمٍ مِنْ أَيَّامِكْ فِي شركة Acme Cloud يُوَضِّحُ لِي ذٰلِكَ، وَمَاذَا حَدَثَ فِيهِ؟"}}, "rephrased": {"text": "متى اختلف رأيك عن رأي زميل في شركة Acme Cloud، وكيف تصرفت؟", "spoken": "مَتَى اخْتَلَفَ رَأْيُكْ عَنْ رَأْيِ زَمِيلٍ فِي شركة Acme Cloud، وَكَيْفَ تَصَرَّفْتْ؟"}, "expectedPoints": ["موضوع الخلاف", "الاستماع إلى الطرف الآخر", "التصرف الشخصي", "النتيجة على العمل والعلاقة"]}], "difficulty": "medium", "interviewId": "cabf91df-a7d4-44c3-9603-f799b92208ab", "timeLimitMs": 1200000, "competencies": [{"name": "معرفة الأسباب", "source": "general"}, {"name": "المعرفة المهنية", "source": "general"}, {"name": "حل الخلاف", "source": "resume"}], "interviewType": "both"}');


--
-- Data for Name: interviews; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.interviews VALUES ('65905bfe-c709-43f8-bafa-258290314403', '88b7e21a-2c0f-4987-97bc-9035132abb4d', 'c33eae0c-98b8-478c-9293-da22717261e0', '287827f0-d38f-4542-8c8a-ec8ad1be9369', 3, 'en-US', 'easy', NULL, NULL, 'created', '2026-11-29 00:52:47.419+00', NULL, NULL);
INSERT INTO public.interviews VALUES ('799e2731-49c7-4e8d-b431-4fcd8c729aa6', '88b7e21a-2c0f-4987-97bc-9035132abb4d', 'c33eae0c-98b8-478c-9293-da22717261e0', '287827f0-d38f-4542-8c8a-ec8ad1be9369', 3, 'en-US', 'medium', 'both', 'adam', 'analyzed', '2026-11-29 00:52:47.177+00', '2026-11-29 00:52:48.048+00', '2026-11-29 00:52:49.016+00');
INSERT INTO public.interviews VALUES ('183715a5-4a79-4d02-bed9-d0dc45d06d53', '88b7e21a-2c0f-4987-97bc-9035132abb4d', '9cb53505-62fa-421a-a171-3f1dd819a05e', '51623466-e928-40df-b182-3705969c7ad7', 3, 'en-US', 'medium', 'technical', 'rachel', 'completed', '2026-11-29 00:52:47.308+00', '2026-11-29 00:52:51.331+00', '2026-11-29 00:52:51.353+00');
INSERT INTO public.interviews VALUES ('ae52c40b-4a29-496e-a447-cbaf8551aa0c', '88b7e21a-2c0f-4987-97bc-9035132abb4d', 'c33eae0c-98b8-478c-9293-da22717261e0', '287827f0-d38f-4542-8c8a-ec8ad1be9369', 3, 'en-US', 'hard', NULL, NULL, 'analysis_failed', '2026-11-29 00:52:47.341+00', '2026-11-29 00:52:51.504+00', '2026-11-29 00:52:51.603+00');
INSERT INTO public.interviews VALUES ('cabf91df-a7d4-44c3-9603-f799b92208ab', 'c28ea551-cc63-4c24-a51c-1f0f63a54f89', '52fefc54-d3d0-4027-8666-0d455ae11613', '6ef30ff8-316b-4c05-95ee-26c9aa908f9c', 3, 'ar-SA', 'medium', 'both', 'sarah', 'started', '2026-11-29 00:52:53.612+00', '2026-11-29 00:52:53.921+00', NULL);


--
-- Data for Name: job_descriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.job_descriptions VALUES ('287827f0-d38f-4542-8c8a-ec8ad1be9369', '88b7e21a-2c0f-4987-97bc-9035132abb4d', '52b2f5208d8566428b156fb5ce720a358000cf17679754781db6a741d5ccc40f', 'Backend Engineer', 'Marsa Pay', 'We look for a backend engineer for our payments team. You will design services in Go and PostgreSQL, work with Kafka and Kubernetes, write tests, and explain your decisions to product and finance.', NULL, NULL, '{"skills": ["Go", "PostgreSQL", "Kafka", "Kubernetes"], "required": [], "mentioned": [], "preferred": [], "yearsRequired": null, "responsibilities": ["You will design services in Go and PostgreSQL, work with Kafka and Kubernetes, write tests, and explain your decisions to product and finance"]}', '2026-11-29 00:52:44.685+00', NULL, 'completed', NULL, NULL, NULL);
INSERT INTO public.job_descriptions VALUES ('6166ed4e-c5d1-49de-ae50-826b70ea63b8', '88b7e21a-2c0f-4987-97bc-9035132abb4d', '993f70f1f36218890183e1183ed250a8a25378b5599292f7b1c4db980a4c7985', 'Platform Engineer', 'Souqly', 'Platform Engineer
You will build reliable services in Go and PostgreSQL.
At least 5 years of experience are required.', 'platform-engineer.pdf', '\x255044462d312e370a25818181810a0a362030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e677468203233390a3e3e0a73747265616d0a789c8d90c14a05310c45f7f98aae05314d9b9b16c4857506176e84fe80c8539ee8e289f8fd26f35c090352489336ed3d3727ba9dc429d6e72b5ddd1fdebf0f5fc7e7a74be3de6a636b3d6549f385a4a6f940796bcd493959e3343fe85a1903d92a80d50477c255b1c0d03d2ad4e426cd379a17b44c7aa4d39e62b72a68a268bb8af855ecaea4c2161a03431862bae5d54fc555875719e27bf495a030f85964c5fb9dcd390dabe7d939fd9dfb58adb80f8b1fb468ae4396ffb10b3337d6deb0cb5ecfecd527253131f59995c84b10f6ad968d6d053caa358b2888bb25c88335d8ce1e2d87e7cd6dfdc3f9032e6265d40a656e6473747265616d0a656e646f626a0a0a372030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f54797065202f4f626a53746d0a2f4e20350a2f46697273742032360a2f4c656e677468203338350a3e3e0a73747265616d0a789cd553dd4bc330107fcf5f718ffa2049b3344d650cf6d12ac8503641517ce8da302a23913693f9df7bd7ee8321e2b38423b9fbfdee2e97dc45204082523080c48082782021061d29180e197ffcfab0c01f8ab56d19bfabab165e1115b08037c6a77eeb02446c346227eeb408c5c6af59ef0411910f8c87c657dbd23630ccb33c172211426885a2859033dca728298a441d3169f08c92a8bda02d190831182396f7a293de87f08e1beffd33dc91ab8933ebb9caf4fa312fe5cafa18f2affba423c6e7be9a15c1c2c5ec5a0aa9a348221a8b48be5ce27334b608feff16d7ddbff6eed70acffe39f72e30bedcae42a79231627c52b49610e0b776f369435d168c67aef455edd6c09f6a37766d7d309c47a486a1b6692c7555d7377c615bbf6d4a6c24e27591e9700c7e9588d460e58949b1773b971396264a6a23636d7e62f40346c4a9d17b0cafc29fef57efb6ec52909aedc2cd32d06bf406b2cd6d551713bfc33910b8e23406a3244dc3d8391f683ebac97001ab204defa7059dbf014f7ad4270a656e6473747265616d0a656e646f626a0a0a382030206f626a0a3c3c0a2f53697a6520390a2f526f6f742032203020520a2f496e666f2033203020520a2f46696c746572202f466c6174654465636f64650a2f54797065202f585265660a2f4c656e6774682034320a2f57205b203120322032205d0a2f496e646578205b20302039205d0a3e3e0a73747265616d0a789c636060f8ff9f89819d8101443082082610c10c2258181904181818193d8004b33e0303005c7c02c40a656e6473747265616d0a656e646f626a0a0a7374617274787265660a3831350a2525454f46', '{"skills": ["Go", "PostgreSQL"], "required": [], "mentioned": [], "preferred": [], "yearsRequired": 5, "responsibilities": ["You will build reliable services in Go and PostgreSQL"]}', '2026-11-29 00:52:45.698+00', NULL, 'completed', NULL, NULL, '268d31a2-b979-4646-9239-a07c702cff72');
INSERT INTO public.job_descriptions VALUES ('51623466-e928-40df-b182-3705969c7ad7', '88b7e21a-2c0f-4987-97bc-9035132abb4d', '5a5bc33611bbfd6b9db41826944ba441355e2a4ecb12ee3c0475d3f97ead8456', 'Data Engineer', 'Nahda Labs', 'You will build pipelines in Python and PostgreSQL, keep them observable, and help analysts to trust what they read.', NULL, NULL, '{"skills": ["Python", "PostgreSQL"], "required": [], "mentioned": [], "preferred": [], "yearsRequired": null, "responsibilities": ["You will build pipelines in Python and PostgreSQL, keep them observable, and help analysts to trust what they read"]}', '2026-11-29 00:52:46.471+00', '2026-11-29 00:52:51.409+00', 'completed', NULL, NULL, NULL);
INSERT INTO public.job_descriptions VALUES ('6ef30ff8-316b-4c05-95ee-26c9aa908f9c', 'c28ea551-cc63-4c24-a51c-1f0f63a54f89', 'f0545d4b27954072e4387176808950d0e51e4160e67fecbdc4d4a668f5ad11ed', 'مهندس برمجيات خلفية', 'مرسى للمدفوعات', 'نبحث عن مهندسة أو مهندس برمجيات خلفية لفريق المدفوعات. يشمل العمل تصميم خدمات بلغة Go وقاعدة بيانات PostgreSQL، والعمل مع Kafka، وكتابة الاختبارات، وشرح القرارات للفرق الأخرى.', NULL, NULL, '{"skills": ["Service design", "PostgreSQL", "Kafka"], "required": [], "mentioned": [], "preferred": [], "yearsRequired": null, "responsibilities": []}', '2026-11-29 00:52:53.357+00', NULL, 'completed', NULL, NULL, NULL);


--
-- Data for Name: login_attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.login_attempts VALUES ('account:mona.said@example.com', 1, NULL, '2026-11-29 00:52:52.347+00');
INSERT INTO public.login_attempts VALUES ('register:127.0.0.1', 0, NULL, '2026-11-29 00:52:56.149+00');
INSERT INTO public.login_attempts VALUES ('address:127.0.0.1', 1, NULL, '2026-11-29 00:52:59.92+00');


--
-- Data for Name: messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.messages VALUES ('e4c8cd28-0a47-4e32-bed9-d9b352267ae0', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', 'greeting-3000', 'assistant', 'Hello Mona, I’m glad you’re here. Shall we start?', '{"atMs": 3000, "kind": "greeting", "endMs": 3000, "source": "interviewer", "startMs": 0, "segmentId": "greeting-3000"}', true, 1, '2026-11-29 00:52:48.145+00', NULL);
INSERT INTO public.messages VALUES ('145834d0-f619-4815-8bf8-2408c9ccfc46', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', 'question-10000', 'assistant', 'Sending emails makes your signup endpoint slow. How do you move that work out of the request, and how do you make sure nothing gets lost or sent twice?', '{"atMs": 10000, "kind": "question", "endMs": 10000, "source": "interviewer", "startMs": 2000, "segmentId": "question-10000", "questionIndex": 0}', true, 2, '2026-11-29 00:52:48.347+00', NULL);
INSERT INTO public.messages VALUES ('0ed673fa-454c-4307-8af8-57c57c3deba8', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', 'question-50000', 'assistant', 'What was the most important decision you made on Ledger Replay, and what alternatives did you consider?', '{"atMs": 50000, "kind": "question", "endMs": 50000, "source": "interviewer", "startMs": 42000, "segmentId": "question-50000", "questionIndex": 1}', true, 3, '2026-11-29 00:52:48.396+00', NULL);
INSERT INTO public.messages VALUES ('8cc00e64-c634-4b85-b47c-871de2d20f00', 'cabf91df-a7d4-44c3-9603-f799b92208ab', 'answer-80000', 'user', 'بدأت بقراءة السجلات لمعرفة سبب المشكلة، ثم كتبت اختبارًا يكررها وأضفت فهرسًا في قاعدة البيانات.', '{"atMs": 80000, "kind": "answer", "endMs": 80000, "pauses": [700, 1200], "source": "interviewer", "startMs": 72000, "segmentId": "answer-80000", "confidence": 0.92, "questionIndex": 1}', true, 15, '2026-11-29 00:52:54.072+00', NULL);
INSERT INTO public.messages VALUES ('153b1bb6-0ebe-4e48-938e-551ee223f62c', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', 'question-90000', 'assistant', 'Tell me about a disagreement you had with a colleague at Souqly. How did you settle it?', '{"atMs": 90000, "kind": "question", "endMs": 90000, "source": "interviewer", "startMs": 82000, "segmentId": "question-90000", "questionIndex": 2}', true, 6, '2026-11-29 00:52:48.68+00', NULL);
INSERT INTO public.messages VALUES ('5e4310cf-86fc-4aaa-beec-750587718c1d', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', 'answer-120000', 'user', 'I disagreed with a colleague about the schema. We wrote down both ways, tried them for two days with real traffic, and took the one that was simpler to operate.', '{"atMs": 120000, "kind": "answer", "endMs": 120000, "pauses": [700, 1200], "source": "interviewer", "startMs": 112000, "segmentId": "answer-120000", "confidence": 0.92, "questionIndex": 2}', true, 7, '2026-11-29 00:52:48.744+00', NULL);
INSERT INTO public.messages VALUES ('ff14fe89-5243-4971-8540-78f84844d3a3', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', 'closing-130000', 'assistant', 'Thank you, Mona. That was our last question.', '{"atMs": 130000, "kind": "closing", "endMs": 130000, "source": "interviewer", "startMs": 122000, "segmentId": "closing-130000"}', true, 8, '2026-11-29 00:52:48.809+00', NULL);
INSERT INTO public.messages VALUES ('3c9e295a-9e57-4a01-a214-b5d06a49e052', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', 'answer-80000', 'user', 'We replaced polling with Kafka events. I wrote the consumer, measured its lag and added alerts, because lost orders had cost us money before.', '{"atMs": 80000, "kind": "answer", "endMs": 80000, "pauses": [700, 1200], "source": "interviewer", "startMs": 72000, "segmentId": "answer-80000", "confidence": 0.92, "questionIndex": 1}', true, 4, '2026-11-29 00:52:48.469+00', NULL);
INSERT INTO public.messages VALUES ('045010c4-821f-4dfa-b888-d2fdce1afa89', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', 'answer-40000', 'user', 'At Souqly I led the move of the payment service to Go and PostgreSQL. Two hundred writers fought over one balance row, so I split it by merchant and day; the error rate fell by forty percent and payouts were on time again.', '{"atMs": 40000, "kind": "answer", "endMs": 40000, "pauses": [700, 1200], "source": "interviewer", "startMs": 32000, "segmentId": "answer-40000", "confidence": 0.92, "questionIndex": 0}', true, 11, '2026-11-29 00:52:48.986+00', '{"items": [{"from": 0, "text": "Add", "count": 1, "heard": "At", "addition": false}, {"from": 1, "text": "distributed tracing", "count": 1, "heard": "Souqly", "addition": true}], "changedAt": "2026-11-29T00:52:50.478Z"}');
INSERT INTO public.messages VALUES ('4480bbf8-9fa0-482e-aea7-c0143abf5dac', 'cabf91df-a7d4-44c3-9603-f799b92208ab', 'greeting-3000', 'assistant', 'أهلًا يوسف، سعيدة بوجودك. هل نبدأ؟', '{"atMs": 3000, "kind": "greeting", "endMs": 3000, "source": "interviewer", "startMs": 0, "segmentId": "greeting-3000"}', true, 12, '2026-11-29 00:52:53.937+00', NULL);
INSERT INTO public.messages VALUES ('d14a8a7b-39c3-4177-b93d-b0de0fccfd0a', 'cabf91df-a7d4-44c3-9603-f799b92208ab', 'question-10000', 'assistant', 'استعلام كان يأخذ جزءا من الثانية وأصبح يأخذ خمس ثوان. ما خطواتك للبحث عن السبب؟', '{"atMs": 10000, "kind": "question", "endMs": 10000, "source": "interviewer", "startMs": 2000, "segmentId": "question-10000", "questionIndex": 0}', true, 13, '2026-11-29 00:52:53.996+00', NULL);
INSERT INTO public.messages VALUES ('71ea2a10-9cfc-4213-8413-bbd78182c9bb', 'cabf91df-a7d4-44c3-9603-f799b92208ab', 'question-50000', 'assistant', 'مستخدمان يعدلان السجل نفسه في اللحظة نفسها. ما الذي قد يحدث، وما طريقتك في منعه؟', '{"atMs": 50000, "kind": "question", "endMs": 50000, "source": "interviewer", "startMs": 42000, "segmentId": "question-50000", "questionIndex": 1}', true, 14, '2026-11-29 00:52:54.024+00', NULL);
INSERT INTO public.messages VALUES ('17e19508-9222-489a-9973-1839f1dc2a00', 'cabf91df-a7d4-44c3-9603-f799b92208ab', 'answer-40000', 'user', 'في عملي الأخير صممت خدمة المدفوعات مع فريق من أربعة أشخاص، وانخفض معدل الأخطاء بنسبة أربعين بالمئة.', '{"atMs": 40000, "kind": "answer", "endMs": 40000, "pauses": [700, 1200], "source": "interviewer", "startMs": 32000, "segmentId": "answer-40000", "confidence": 0.92, "questionIndex": 0}', true, 19, '2026-11-29 00:52:54.371+00', NULL);


--
-- Data for Name: report_tickets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.report_tickets VALUES ('ecbc8d71f4c1dbad869a0e5878bc4033bf26e0898e126427dfdf2c3b57b298cb', '799e2731-49c7-4e8d-b431-4fcd8c729aa6', '2026-11-29 01:22:52.461+00');


--
-- Data for Name: resumes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.resumes VALUES ('1928816c-9a4b-456f-b42f-6376e8cf2535', '88b7e21a-2c0f-4987-97bc-9035132abb4d', '95ce5dc4dc716719ff8b4a6a0bff474480a382750319e93391e49f7da5c431ad', 'scan.pdf', '95ce5dc4dc716719.pdf', '\x255044462d312e370a25818181810a0a362030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f54797065202f4f626a53746d0a2f4e20350a2f46697273742032360a2f4c656e677468203331300a3e3e0a73747265616d0a789cd5524d4bc43010bde757cc514f99a4e9c7ca52d8ddb608222cabb0a078886d58024b226d2afaef9db4bbca1ec4b3844732f3de4cbe9e0004094a410279010ad244420a9950b05c32fef8f966806ff5c10c8cdfd96e8067621176f0c2f8c68f2e806065c97eb41b1df4d11fd85c04228acf8a6defbbb1353d2c9bba69107344cc1421439415cd1bc2822029264e16b426e4ea04cae50962b222ae9991e5734de4276d7aaaaf69266d1635d5ac55c51c7fef1bf7aae71ef2aff32c4ac6ef7d57e960e0aaba9128332124b1290af9744dcfd11b1dfcffbddc747eebddaf37bcf8e7c6bbc0f8c3f81aa6302605e36b3d98c800bf35c777136cab19af5deb3beb0ec0f7d6addc60cf89cb8ed130d136bd89ae9a7cc37766f063df92914857c61f309dd56bff413e441ae9228542497223915f6020a9ba0a656e6473747265616d0a656e646f626a0a0a372030206f626a0a3c3c0a2f53697a6520380a2f526f6f742032203020520a2f496e666f2033203020520a2f46696c746572202f466c6174654465636f64650a2f54797065202f585265660a2f4c656e6774682033370a2f57205b203120322032205d0a2f496e646578205b20302038205d0a3e3e0a73747265616d0a789c15c4b10d00200c0330a72066febf811f8beac1e82e8729534d6bda71491e1f4fc202f00a656e6473747265616d0a656e646f626a0a0a7374617274787265660a3432380a2525454f46', NULL, NULL, '2026-11-29 00:52:45.57+00', 'failed', 'The PDF has no text that can be read, as with a scanned page. Please upload a PDF with real text.', NULL, 'no_text', 'e6bc45c9-d327-46ac-ba3d-919fd2b482f4', NULL);
INSERT INTO public.resumes VALUES ('9cb53505-62fa-421a-a171-3f1dd819a05e', '88b7e21a-2c0f-4987-97bc-9035132abb4d', '4ecae5e992bc82a6cd53758d4bf232f4df51997e2df32dd1aba0013d6b882878', 'Mona Said – CV (2021).pdf', '4ecae5e992bc82a6.pdf', '\x', '{"name": "Mona Saeed", "pages": 1, "covers": ["JavaScript", "REST APIs", "SQL", "Event-driven architecture", "Docker", "Linux", "Data pipelines", "General ledger", "Bookkeeping"], "skills": ["PostgreSQL", "Node.js", "TypeScript", "Go", "Kafka", "Docker", "Kubernetes", "REST APIs"], "titles": ["Senior Backend Engineer", "Software Engineer"], "projects": ["Ledger Replay"], "employers": ["Souqly", "Nahda Labs"], "textLength": 394, "employments": [{"to": 2025, "from": 2021, "title": "Senior Backend Engineer", "employer": "Souqly"}, {"to": 2021, "from": 2019, "title": "Software Engineer", "employer": "Nahda Labs"}], "yearsOfExperience": 6}', '', '2026-11-29 00:52:44.929+00', 'completed', NULL, NULL, NULL, '12dff2a4-6497-4a50-919a-cc2e7be167a2', '2026-11-29 00:52:51.425+00');
INSERT INTO public.resumes VALUES ('52fefc54-d3d0-4027-8666-0d455ae11613', 'c28ea551-cc63-4c24-a51c-1f0f63a54f89', 'b7c0ad3300c15ebefc39a3d49b24a5b7053829137ac60f7b2fb67602a0b7f03c', 'سيرة ذاتية.pdf', 'b7c0ad3300c15ebe.pdf', '\x255044462d312e340a25d3ebe9e10a312030206f626a0a3c3c2f5469746c65202861722e68746d6c290a2f43726561746f7220284d6f7a696c6c612f352e30205c285831313b204c696e7578207838365f36345c29204170706c655765624b69742f3533372e3336205c284b48544d4c2c206c696b65204765636b6f5c2920486561646c6573734368726f6d652f3135362e302e302e30205361666172692f3533372e3336290a2f50726f64756365722028536b69612f504446206d313536290a2f4372656174696f6e446174652028443a32303236313132313039303635362b303027303027290a2f4d6f64446174652028443a32303236313132313039303635362b303027303027293e3e0a656e646f626a0a332030206f626a0a3c3c2f636120310a2f424d202f4e6f726d616c3e3e0a656e646f626a0a362030206f626a0a3c3c2f46696c746572202f466c6174654465636f64650a2f4c656e677468203733393e3e2073747265616d0a789cb556df6fda30107ecf5fe1e74933b6efecd812422281547be8a4b591f68c28eb34ad6c8376da9fbfcb0fa81d4670d2411425c4beb3efbbefbb3357e0ea1f1374bde7dedfd429b67e4a7e25526a6e946687a70269b871340cc2b46fbb4df2f91ddbd26ce092e654de9ab7ae35b914f5f0dd0d6b5e768fc9e406d8e33e997cfcb1bd7fdebdac9fd9743ab9cd3f2c687836cb16799295c9e46ef37bb3db6f1ef2afabdd9e65b77932b9ffb9dad2d4f9faf965f5bddcfc21c3625914c2e07c4696ac329d14c840b1f24b229b2825d3ca71d4208169c9caa7642a716967acfc962c7bbd2a7bf44a2636c6c4db48b5ca3c6695c0c42e234cc0f926b98ad918fa260b7d34990aadb51002e899d25dd4233ddb4d83ed62cc76c13799bba3497d978df52919e45832388f0c44451392c16a0e08a966ce1cc81093a60e80ce073095049c6c41b4c3001cc1aa188aa8dc37715111ea20c2454c666590d911a2ca3c1c09bf4bd8b9e15a09c91713952a0293188aa3093214a5c880074bf3960cf50b49f50b890aa6c24023c608aeeb328eaad648551b2ea4a6438518d046d457b50c681d4380fecaf70ae159f8c083efb49e804cb953d25a262d34600949055542fb6c135b9e85ffd4a5b6dc2041eab9bc280d74833b4f5f49d3705cb345e74cf84e723496cae93fc247baf3c1e123282e438f97a30ff527de22a6695ce468e8c8231cf889570deda5e0a64a607d342a1f188da011a26ab368eb362114fdc782be29bae91ba68371a256c3536702e65da382229c11d07fed0b1090319383fa42a741e63151055bcc3be9bf521f1f5ef23b7d3cd4a8ae8f1ef167370c0a6ed41918822d67517c19d7a5b0b7cca2a2639bb27486a75adb921df4416de06c7da43baaad5214b6aa2364306b54078dcab4e29e34754e373446605a23d22ab6df03070d139de64a80f49d543a6e561338af1cd41351f0d4faf30e8b00ed4e1583356f8c6ecbed2b0cd5bee4a2626c4389a147f82b31b7438311adba4376bf247fa2ab7afd0b3c80b3b00a656e6473747265616d0a656e646f626a0a322030206f626a0a3c3c2f54797065202f506167650a2f5265736f7572636573203c3c2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a2f457874475374617465203c3c2f47332033203020523e3e0a2f466f6e74203c3c2f46342034203020520a2f46352035203020523e3e3e3e0a2f4d65646961426f78205b30203020363132203739325d0a2f436f6e74656e74732036203020520a2f537472756374506172656e747320300a2f54616273202f530a2f506172656e742037203020523e3e0a656e646f626a0a372030206f626a0a3c3c2f54797065202f50616765730a2f436f756e7420310a2f4b696473205b32203020525d3e3e0a656e646f626a0a31312030206f626a0a3c3c2f54797065202f537472756374456c656d0a2f53202f4e6f6e5374727563740a2f50203130203020520a2f50672032203020520a2f4b20303e3e0a656e646f626a0a31302030206f626a0a3c3c2f54797065202f537472756374456c656d0a2f53202f48310a2f502039203020520a2f4b203131203020523e3e0a656e646f626a0a31332030206f626a0a3c3c2f54797065202f537472756374456c656d0a2f53202f4e6f6e5374727563740a2f50203132203020520a2f50672032203020520a2f4b20313e3e0a656e646f626a0a31322030206f626a0a3c3c2f54797065202f537472756374456c656d0a2f53202f500a2f502039203020520a2f4b203133203020523e3e0a656e646f626a0a31352030206f626a0a3c3c2f54797065202f537472756374456c656d0a2f53202f4e6f6e5374727563740a2f50203134203020520a2f50672032203020520a2f4b20323e3e0a656e646f626a0a31342030206f626a0a3c3c2f54797065202f537472756374456c656d0a2f53202f48320a2f502039203020520a2f4b203135203020523e3e0a656e646f626a0a31372030206f626a0a3c3c2f54797065202f537472756374456c656d0a2f53202f4e6f6e5374727563740a2f50203136203020520a2f50672032203020520a2f4b20333e3e0a656e646f626a0a31362030206f626a0a3c3c2f54797065202f537472756374456c656d0a2f53202f500a2f502039203020520a2f4b203137203020523e3e0a656e646f626a0a31392030206f626a0a3c3c2f54797065202f537472756374456c656d0a2f53202f4e6f6e5374727563740a2f50203138203020520a2f50672032203020520a2f4b20343e3e0a656e646f626a0a31382030206f626a0a3c3c2f54797065202f537472756374456c656d0a2f53202f500a2f502039203020520a2f4b203139203020523e3e0a656e646f626a0a392030206f626a0a3c3c2f54797065202f537472756374456c656d0a2f53202f446f63756d656e740a2f4c616e6720286172290a2f502038203020520a2f4b205b313020302052203132203020522031342030205220313620302052203138203020525d3e3e0a656e646f626a0a32302030206f626a0a5b313120302052203133203020522031352030205220313720302052203139203020525d0a656e646f626a0a32312030206f626a0a3c3c2f54797065202f506172656e74547265650a2f4e756d73205b30203230203020525d3e3e0a656e646f626a0a382030206f626a0a3c3c2f54797065202f53747275637454726565526f6f740a2f4b2039203020520a2f506172656e74547265654e6578744b657920310a2f506172656e7454726565203231203020523e3e0a656e646f626a0a32322030206f626a0a3c3c2f54797065202f436174616c6f670a2f50616765732037203020520a2f4d61726b496e666f203c3c2f54797065202f4d61726b496e666f0a2f4d61726b656420747275653e3e0a2f53747275637454726565526f6f742038203020520a2f566965776572507265666572656e636573203c3c2f54797065202f566965776572507265666572656e6365730a2f446973706c6179446f635469746c6520747275653e3e0a2f4c616e6720286172293e3e0a656e646f626a0a32332030206f626a0a3c3c2f4c656e677468312034313434300a2f46696c746572202f466c6174654465636f64650a2f4c656e67746820343334343e3e2073747265616d0a789ced5c79785445b63f75cfadeed0593be9ec2474a7d30990043a0949248826a15983ac01c2a2a4b374124842480059060d0a6f1094cd216240c785870b11793a2a02820aef09a351198932eeb8321a1de431a82d5ff59c7bd341641c47bf373edff7a67e3f72aaead4a9aa53a74edd7bf30701060066122a848d740d1f11b03e6003807239691b474e183fd9b560ec4200d697da8923274f299a78d5e45e007896da62fce48159b7a4bd5c45fd1f507b6a45bdbb71c9b0bac7687c3bb5b7552c5a60bde2c9cc000003d92b259ec6eafa99cadcd3347e14f5b757bb9b1bc14804d69bda41d5754b3ce3361c7e05a017f51b526aaadc95299def2da67e6dbedc1a52843c9cb889daaba99d5c53bf6071fd0eac03183e0b60d6caba7915eef9b7351f06888e0118e0aa772f6e4cf01832c85e5bcfdae0aeaf72b4175e479b257f98689cd7bcc0f706cca07a8dd6dfd854d5f82bf73d1f0384360218ef239d0201a0f87c80a0c5c904bd89cc35626c09e955d200f57583faa36d380ed2603104d1b83028201be09f2936dd16bbcd7c27b4f5be0734de582f1200c26c5f367d9d15daa1af7811a26dba46b966cfdc7b6fb86c76e8e57f813e017acfbbce6dd37aca2f9bceef0aede8554db6e479cfdcea66653f70f2269bdf4ecdc4ee125f038f124e530606201a5445a11d597b56d5a79ee0195e0956b08ab3068bb0b036633d7bbf0c98cfbf6bcd36c86fafed18b538f1297c0ac9697c1ac9d97c3630cb4acb4a92ab2dab49aeb1ac21b9ceb28ee49d963b496eb76c27f980e50192cf5a9e25d969e92479ca728ae427964f487e61f942df8df6a345d2e23f110b4556cb85447df510b01a520dfd0c99629dd824b688fbc52ef1a87841bc23ce88b3bacf3fd8ef7bdf374063e4b9bfe5a5a771299e301ab88a0a83746bd86ec531ba7277c1c452eb91e9b68cf44b9ad630a375374cd81dbcc4bac7e79b50aac6f3e9bb79efdde808d8ad3aec27ff5ee7c98cf4e209a5d63dacef70977fdae1652e524e2ea5aad62235e987bbf43e6dd5dddc41ff4697edb656d458d784adb1e7af09abcacff0e7f25db0172c7a2edfec6e7297c375eea6fa06585adee4ae85a515ee86669235554d249734d5c1d2eaaa7954af6eaa9a0b4b6bdc0d645353554e9ab9ee06372cad73cfb36a7201cd50ef5e50034b1be66a9a79d5ee7a58dab4b0812c17781aaa49d668f3eb41ebb9418a9e4bdfde27c5534b735a9aea6aabe94cb53ee6cf360552c04096bdf4fc6610ee2f552d3fb42cd3b287642f7ffe070152f6add1320c9032731ae5a30623dd42ca20959e65cc090bfc750651708dbfaeddfca9fe3ad21dc8f5d7d58bea1c6228f3baeb06aa01b8a00ae6809b462e84c954364033644011cc833aa8246d153491a696da0d344f160c806cc8fbce28eb8571d60be37acaefb71b46bd8db08466ae856aa8a1dd58a12f54403f7d0527319b6ae564a1cd584bfdcdf4d34473b9a11ed2493b9ae6a9205fac5048ebd45139e9c25ccd7aab8a4acdf745242bc9d2f42356cdbdb06a09adb488d69aa3efbb5af7c34d637eda8adfdd7d05d9baf5d9aaf4116e7d47569a458b6c23d994d3bcb56467a5f1f36875b7de67a213f7b06ce681fdf027aa0f857bc08b7de8bc15f090562bdb590974517f3959ae5057b1122aebd5eda050fff56a8796872c9be69f4f3587ba9deda79bf4218d5ec16ee1a3f80ccddaff4c54e01c3fc44ef3c1ca602855ebd5a1ea23ea0af511b258a87ad415b09be460e598ba4d5da6bea42e8352cd333656fbd1fc80363686d9a14d69632e16cb5c4a073ca3fb7f256b6343f8f3fc79e8844e36812cdbe15ac5c49e6367d84056ca1ea151e7e01ceb43ad1c25877dce3e268fb7c0312ce5266883f52c9c5afba183fcfe10ce40b34ab3c27adea9a4f14e380427e135d203cc61dadd4cc00cde493c0df7d30974c149a6f04e83c568533dca57d0c56e5476285f313b5388e1ac0f45f31aec50cbd4e7d49ba897a2c314ccc63e5844729666c13b591b7971d2e0614bc84ee3325aa74b39a4eca13d1e80b7685fb4ba324b59a6b4c15b6c17db4b1e03ac62bbd43263b91a0f6d8636b5143ed76203c7940e8ac7043d1e6b61ad2113cea906388d6359997abf163170f067e8d160338e3184432b1b63bc9176029807cbe80d027094017fa69b6415604880563515ef24df1565794fdcd812e8500663396cd3792bdb03b7c21eca3ded6594a2658f68553d7c3b3d0f8cd0673fa82c85a636b094c75900bf89dead030f1fefca84b0e35dc7bb9c11669bd96133db3c2a9c6fc6f8f31f8a5663c857679a0cfdb4e71c7ded28e106ed1d071164d4ce3ca2cd60f9ba4b7b3a96f90ea953d4b8b0d4e858968e2bc30cbc517b36fa768a20d5aca44004802d377550aad31615196634180d36a7d99a97ab548d5606314f56e9f5ef7c24f258ceb62dd58f6d5cd2ba407c79e353e5550c5c85b4037d6ee56d08853e346592d1101d151d959d95979b33283525352b3a4a9bcf9844f5149a317f4a682863f9d6bcbefd0a0716cf7ae3f87a45d9b4f8d3f69b0f2a2c65267b372d7d9ccb161ed73fa37fe6047157ddf6076ba7b27e83cf3f36ee49cddf2e8a7fa9520af1e4afd39e946ab03bed4eb3535fcd99638bb4d0cace6c27967ed370d5550ddf94bbd233992733dd555e5f4f2fd9cc391b37cec94cef8e154652accc142b2745d53fceecb4919feddd43c4d69602176b56effee6511ae483596e8aa4af4bdca17940918c61d3c41d618668abfefe59452fa6cffd11dea045d8f22ee8f69ac7784ad3c3eb38a9dbbe7b27fc040e854c6a68f1b96827c4142d5a46a739372f2b5a8d26bd31aac743da750a9e9a54b1fae0b3075a2a5f5cbbaebe6c76f1fc6bda46b68f2a3e7390459f1e181535645ad1d417e60e62c1432e9f6c4b6290943c7ca833363428d860626064f6ac513e08cf8c75f960e1e06e1ff9097568588aa58dbe248dd131ca7cbcaf3b3b780865079dabc3f06d56e4f93325fa229ff06c544a4f92b48dd7b326b057527efae8e21ba6c64d1cdc9d2dc3eaab9ed8b824c9ba7c0885538b81ef7d638ef239bdcb687ebbd3e6df7faa9366776a67191da59dab4d3b9dac1ced749c668b1e2b2d9bf492dd3e669a384be79cc518f364c44f1e19e3609e88e4a2e5cc336bd42dc3e64fccdf6cb2af1935c2376e1c654056edc66dc9e54318cb2de9ecc89afd224b110f3e377f7a4c50c228f7aae4f0ee7351b76028246b3ea531b37e2074183983b48d5b359f22351fa81cc2ccf624a5c8fbd1a2b2da21e6b4125b627058cd74d63abd262c38d15692661e525bb6e8a37bef65302038ad7060fffec9fdf20665640ccaeb97dcbfffc0c2b4e0013e7f262853281783a94133db6dfa9a39669b32c555d022b67627316b7edc3d4bcf61f52aed1da1e71bc52e10b4cb9fd21d8f484b7656444ace2567a3f5a526756f41391812a0f2d9fd325c6ec69947b15bfab9028bdf9d35b2c85cd77559fed11373d8d0bed9f1d126ab3dd7c9eeb6451e5937298e4e2ba98fbd90853af71e58e3d29e352bc4f9807465b27672dc60575393e96e3b6ddfde7c3d7fbb43966dbdd8137b92e6a51643f5f081c7c5ce12f1266305cc33822b2dd977efbd61138bcb0dece31c9335763363d553731286ee6c98e10a37660c2e7abd1f4bacfd7aedccaa15aefe667bdfa438b323d051523e7074b47d4f9b0f7e772b9a53d263e2173f4ab7718508d2fcd36e9db24604d16dfca8fb368a76ffeda5db28da493f4eff462cf1bdc793e90ce83740d6fdfc4b4a75e650f6e539998de5eac7c193d70e19fda698ba794ecd9639e345209bc31e4cb050b6619138f6daccc203fdcf3a184b57979c2f4ccbbb698fb2cbfff5df4aa467724e76a4bd95d0fdfb15dba06be9b7d83cd2a7d28fb7b5d5dbaaa3e7a9417e76fb07852b95167a310840e6a06716b26466837ce02c19bcd4b2d31728b224bf2e49b7d3eac8ac7a7f1fd8473291be689025e8bdbd219664bcf61dcae2744dac2e637419adcb285d46320b7d4d7316a9b7b43ab208bd1eaecb501602cba93f546f697564c12c086e265db0ae0b86a7e9b516c402613ae9b41e24d942ba4066a22f73aef720c902d2691a64bdf49101ba346adfe324b51186476e1bc00b239841df17d7a5aa5ba1be2345d7305d42816f39faae4021f0fc37e9fcbcc06fd2d12bf0ebaf46f2af97e35723f14b2f9e13f817816705fef73e3c23f00b81a705fe39113f17f85997897f26b0cb845d05eaa79f98f8a759f88909ffe4c5531ba3f829811f7bf1232f7e488d0f057e20f07d81ef093c29f05d81ef087cdb8b6fbd19c3dfaac43763f08dbb12f91b95f8fa1f1dfc752ffed181278e39f8092fbef6aa85bf1685af7686f1572dd81986c75f09e4c7adf84a20fe812cfee0c56334ff3107befc9b20feb21d5f7ad1c25f4ac1173bc2f98b16ec08c717a8fb85047cde82bf3fba8fff5ee0d12357f3a3fbf0688b7aa4c0f79c831fb91a8f14a8cf39f0bf04fe67251ede10c60f0b3cd41b9f15f88cc0a70fe6f3a7bd78f0a1787e301f0f3c15c70f64e153fbcdfca938dcbf2f94ef37e3bebd417c5f28ee0dc22769b12705ee11f844243e1e8e8f09fc9dc047053e128dff118bbba3f0619ae7612feea26297171f22fb87e2b19d8af6e5b853e08329f880c0fb05de277087c07f37e17681f7de13c2ef15784f08de53a0de4d81badb8b77d190bb12f1b754fcd68b77d2e6efec8d7708dcb6751fdf26706bdbd57ceb3edcdaa2b6ad77f0b6abb1ad40bd5de016ca8e2d026f1b80ad34b035b1c0879b69e8662bfe26086f25d5adc5b8898a4d0237521c3646e186305cefc075026f1178b3c0b502d708bc49e0ea5f3bf86a81bf76e0bf095c25706516ded88a37085c21b02516af37e17502970bfc95c0655e5ceac52502af5db4835f2b70d10e5cb8209e2ff4e282786cf662d3729c2fb0715e3a9f978e0d5eacf7629d17e70a9c23b056604d4510afc9c26a819e2cacaa34f12a819526ac2c502bca4dbc2208cb4de82e8be4ee562c63665e1689b34d788dc0ab057d159bf92c813367c4f3990267506b463c4e1758eac56902a752bbc03755e01481258938d9829326c6f2495e9c481d136371c2f8583ec18be3c799f9f8581c67c6ab12716cb1858f8dc4e231665e6cc131a343f818338e0ec1515e1c39c2c24746e2080b0ef7a26b58087785e2b0102c2a74f0222f16d29c850e2cb832941708bcf28a107e65285e1182432f0fe643a3f0f2601c5289f902075bf032817911989b13c7731d9833c8c273e230e769759029980fb2e0a016353b2b88675b30bb40cd0ac24ce70e9e29d049f33b77e0c0201c108119e9f93cc38be9910e9e9e8f6995d8bf12fb09ec1b89a9d1669e9a882956742462b29d0290969c8876332641304ff2a22d146d05aad5827d4c98988809bd637982037b8746f0deb1d87b0f3d3336aaf1c118175bcce396632c2d1a5b8c3102a3cd1845ab4579319274910eb454628419c3059aa96d16185689a121613c3402439f5643c230a4450da69e602f066561206d2d300a035b5453309a0ad45e0203041a051ab8891b047213f20255f52256a242a314414faf60cecc08c1c8f6b0ca55b7b0b4ff1f805fda819f1109daabda21292929292929292929f97f92d9c42b2fa1fb1ff23649494949494949494949494949494949494949494949494949494949c95f9cfbfe1779c2cf0f88a7fd3cfffd64457e8ebb88d75de0919f4a85fd28f6fe5ecebc883b894f100f7d877f96949494fca7d08b81df6184da019e9ebf0fa11cfde1bf1f2121212121212121212121212121212121212121f1af0ee580f617ff00d427a1ec87ecd4adbe9dffd3b5fed11a12121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212121212ff0a4097afeb97f6e1e700b2eeffbb7ca1eddfa7fa3aacfa3efd8f053ffc5dfb4bdb3d50bd7ffb7fa28d6ffffcb15657fef3d640f6e3e7ba34ae3d0888811517973f146ffe1728f9a93e4a48484848484848fc6c6805601bfe7eb7f65df35770f7a22f0a656e6473747265616d0a656e646f626a0a32342030206f626a0a3c3c2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f4141414141412b44656a61567553616e732d426f6c640a2f466c61677320340a2f417363656e74203932382e32323236360a2f44657363656e74202d3233352e38333938340a2f5374656d562039312e3739363837350a2f436170486569676874203335382e33393834340a2f4974616c6963416e676c6520300a2f466f6e7442426f78205b2d313036392e3333353934202d3431352e303339303620313937352e3039373720313137352e32393239375d0a2f466f6e7446696c6532203233203020523e3e0a656e646f626a0a32352030206f626a0a3c3c2f54797065202f466f6e740a2f466f6e7444657363726970746f72203234203020520a2f42617365466f6e74202f4141414141412b44656a61567553616e732d426f6c640a2f53756274797065202f434944466f6e7454797065320a2f434944546f4749444d6170202f4964656e746974790a2f43494453797374656d496e666f203c3c2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420303e3e0a2f57205b30205b3630302e303937363620302030203334382e31343435335d2031333635205b3334322e37373334342030203539302e33333230335d2031333735205b3537352e36383335395d2035323532205b3337352e34383832385d20353235362035323632203430382e32303331332035323738205b3732302e37303331335d2035323834205b3632322e30373033315d2035323839205b3938332e33393834345d2035333134205b3536342e34353331335d2035333333205b3337352e34383832385d2035333532205b313031312e37313837352030203430382e32303331335d5d0a2f445720303e3e0a656e646f626a0a32362030206f626a0a3c3c2f46696c746572202f466c6174654465636f64650a2f4c656e677468203330303e3e2073747265616d0a789c5dd1cd6a84301007f0bb4f91e3f6b0f8b1da5510c1ba0a1efa41dd3e809b8cdb408d21660fbe7d9399650b0d28fcc8fc8d99099bfed42b6959f861163e80659354c2c0badc0c077681ab54419c3021b9bd0bdf7c1e7510baf0b0ad16e65e4d4b50968c859f6e77b56663bb5a2c17780ac27723c0487565bbaf66701e6e5affc00ccab228a82a2660725f7a1df5db38030b31b6ef85db9776dbbbcc5fc579d3c012744c7fc31701ab1e3998515d212823b72a56766e550128f16f3f4e297699f8f768b0fce0caa328892aa72ccbbc9e9323e9482a481dea103bc5699efa63dabc25e5a82221b5a41c55906a524db99a7275817a39a09a04d534a853863a75a8964ee8e884b626a578c9fb6dfc75fd581ebde437635c1b7176d83fdf39a9e0315ebd689ff2cf2fa89795c30a656e6473747265616d0a656e646f626a0a342030206f626a0a3c3c2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f4141414141412b44656a61567553616e732d426f6c640a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3235203020525d0a2f546f556e69636f6465203236203020523e3e0a656e646f626a0a32372030206f626a0a3c3c2f4c656e677468312034393737360a2f46696c746572202f466c6174654465636f64650a2f4c656e6774682031303630343e3e2073747265616d0a789ced7d095c1447f67f555777cf7d32c321d70c3020878020205e8c288aa20605cf788002e28de015f14012c1336a14128d5162d41835c618d70cd178246c4c62dc6457cdc6c46c0ecd4d8c9b35d92c4acdff55cf80e86eb2c9eff7dbfff5e9f7b5abababab5fbd7af5deabd7038c082384cc50f0c836b07fd680fefbfabf8610790b219c3830f7bebc9097636621a47907daba0fcc1b99f961887d3442e222b85f3db46f7e76d269e54884b8f780cbf7f7e52524adc3cf52b87711ae474d995558f6e3f7df2c05e6b7a16dc99405f36c685a703a422ae0876949d9d45973bb2d980ecfc741ff03530b2bca90028030bbd64e9df940c9ef4e14562164294328ec6069716191a3e9d3b5707f3bdc4f2d8506ddce903d700df2a088d259f3164d9f15381ba1e28d088dff78e69c29854f4ddb5e8b505a1042f1e5b30a179505ee11e742ffeed0df36bb7056b17d42efaf115230f92e96cda998e7fe008d83fa1876bfacbcb8aca7e2af50352811124aa1c22125e2dc6e4410a8ccaf3bc947b1a81469a1dd88b6c23dc45b395f38f3d04322f77b8cdfbf20785e318b0623a4a77f7fb765b87e2c6be9487edda5166ea22b39ed8f55930cbd7e40a14ae9cec789db47b79dfffeeeed21fab1aa2b700992b5f1e6f578231240e664612b5c8678cee4cfa88433034b8d488892e7381e26d936aac43ab724ab0839918dde142dd482b72966e1ab0508bb3f72b3bb2f2a4481271c467136e361ce31a8e8b073f818dbeb63ed5de2eeb9b41915b6c328f7b0ee019bcbedce1dc3070a630f0b41878943799877847ff273373fe91297933bc676b835abbf976b56417f68cb1b03557605cdd09ed55fbac7063d2c38e0dfa082c3b629a5b635c635e13dd6188b7b7491f48b829005a951e77fd27d2eeaa5458a0f5995ab86352b004d5df2dc62f58ed4768d4bbdf591ff7235ef5e5a3df05df0effb4996a6f79cdbeb1d78dcd53eaec375f99d3a07967c6b03d47b21cf9cb55e061c4a041b6476ea837ca10c42c1504600308a04609400c02819a541d91f80d100940de5600046430018dd07bac26804ca8372241a03e578001672841c28870bc31127e40979508e144642cb6801fa0893844950ce15e6226c5966590665b5a51aca55965550aeb5ac85f261cbc3506eb43c02e556cb3628775b7643b9cfb20fca672dcf42f9bce579284f5a4e4279de721eca4b964b505eb65c86f243cb5fa0fcd8f231949f5a3e85f273cbe7507e69f912caaf2d5f43d96c6986f2bae53a947fb5fc157196bf59fe06e50f961f246f6107f3548bc7a3e1ccb39546a3c00b04d09b0df4d303f545fd401bf9a81015a3a9681a9a85cad07cf480a815c345871825c6885dc56cfa30dd44b7d006ba9f1ea22fd0176913bd403fa01fd16bf473fa256da6d7e90dfa3dbde966be6483d549f7f2cd05be5324be33d11c54de816f7407be3bff89efd57bf9baaffe2232dcf1ed88b6b6fc3adc1b95fec788f155a3bde81ab2f41f30241f3d52585e38192d2b2c9f351b2d9e5c5e380d2d9e5238bb02cad2e272281f289f89164f2d9e03f5a9e5c533d0e2d2c2d9d0a7b47832b4cc289c5d8816cf2c9c6363e53ce030ab705e295a3c7b066b9933b570165a5c3e7f36f49c57327b2a94a58cbf2407cf0a5813419289033be0dbdb202c944c03cedda7cd9e360f25cd9c36b510c5cd2a2e9a8622cbe10256913d43a4124b25efe5e2999f0076321e0d43f1e0953c52419b128e6ed299833651b2c86592455677e861f69e7966a5cc6798cd43d976df6248ef70251a7ab01eccf3bc6d1cd8b102f85683c73d0c3eb68f79045280bfe6819f828f8287ce9566af80180296cfabd87e0f7eefa963b0fc6ede3adbf1e2bc75d2a19def501790bfc783a02e420d41342946d3c1ae47819fe4c17936aa807a31587705d8f91cb8b6a124d00b8b3e99703d07cdb8eb195bfb53fde05e197a009e9c063e528ae6c1bdcee02fd11287444032d426430f1b709a06f72be028075e85e0a771d03a08f84c81b16ce06f33013688676dbc2aa4ab623833d9164059043dd5bf62d4d4f651595c5800634d97e6355592a3109ef96d23de3dfb29d0b750e2562c3d5128cd08b22749732cfa4c06bed3a09f0d9e9f03a3174af7d43805b9d039c019b41f6dc77be1aa04d6632eb4347047d04a78d2855ec5e7f06aae0bb4ed4537d005e8598bce91fd3cc283419be7a0ff65814337713e3a0a3cd2b105a72b44708b61fc517e04efe2bfe0cfa334be823fcf17f0153899ec1246097be14827bf87fce20d148a5cf82390fb25f215492627f8febc1e7d44ce93fde8331885f9c839b401ed4695208b05cf41cbb94a6e04b49c15cea36d803970ff3cde812f80742fe107d125f418e1b96cb4035f82799d433fa207493eb71c4277325702f29f055ee7e1f96da882879d1cab11e562a10da487b1264b6530e9225c9270032d8791f3d16ed1255a14e1300ad3d85efc2a6e1637a30674818c2773c90778251fceefe3b3d1068f064801da00bcb7b167c412fc00cc9da19271e716f205783ffa8a2f504c06debf673382318f7223604625e8041c0b4523cca9275e495683a4ec6e303aaf18cc27c0f3c041b114668dd01c9222d951253a848ea02ea41e6d004ed27cc534e14778723bff09cc79035ecffd88ce93fe609125fc75d03573bbfaf6b81a0ff90027c5d54e523cd4b7c734dc21e641ef19c5e5b3a5dcaf2d7e796217c4108e65b188dbcf4540a4b242ff2b281d0e241d85eccce009e69eb37467fe6fdc0712da2af4f38ebc3a9eddfda5f3d23b0fb9774be58b705c60678f246d4ffc5a729f713febdee6adcf609cda38773cbb374a95c85fc933d45de85ed526397d96021f76b8cfb033ecdccfc2f90d7ae6b749fa6be95e0db82f80662e7857e742c7bbee19bf922586d58f80d9274064e8865220eea541963802b241c803c1869df764086d19d5ddc4b79f053844f68ef733c46c510516ac419e5c5627b5eaa5ba41aa1b910976481f6f7f0b8ca8e990d17220673248d00dc083bc2930622a4004b9d360dc6c8012e41f01a38c04a8a58c56e3e2aa9cee5b94b458c83f1ce4a724f2f77af2a39efc40c94d4afee620dfebc95febc90d07f96e4d5fe13b4aaed7936feb49730bf9a6857c4dc9573dc89799e40b4a3e4f229f5dcb133eab27d7a0e3b53c72f5d304e16a0bf934817c42c9c7947c9444fe62211fd6932b947c6026ef2f25978f93f7287917babfbb945cba3850b8b4945c1c482efc2950b840c99f02c91f29798792b729f90325e7ebc95be74284b728391742de4c226f50f2da4a93f05a10f9bd2f69a2e4554a5ea1e40c25a7293945c9494a5ea6e40425c72979c9441a6b1c422325ae178f0b2e4a5e3c364178f13879b18a3ff63b87706c82d34d8e39f9df39c8514a5ea8274728799e92c3943c47c9a122f2ac9e1c3ce0100e169103fbcdc20107d96f26cf80d0cfb4907d943c4dc95e4af698c96e4a9edaa5179e4a22bbf4e4c922d2005d1aeac94e4a763ca1157650f284966c7f3c40d85e441edf66141e0f20db8c64ab9a3c46c9a3f53ae1514aea75a40e1eaaab275b36eb852d9dc9663d79a4856cda785cd844c9c60d13848dc7c9c62a7ec3c30e61c304b2c1c93fec20eb2959b7365e5847c9da78b206a6b9a62f59bd4a23acb690551a520b0db545a4063455e3202b4de4214a1eac36090f52526d222b28a9a26439254ef7b2a54b8565942c5d4a961491ca7cab50e9208b29798092457ab2504b16a8c97c4ae6b5908a1652de42e6b690324ae650329b929976328392e9a64c617a1e994649e95232152e4a2829a6a4889229944ca6a4b00729682113b5640225f753328e92b163d4c2d81632464d46fb0608a393c8284a46c2c8233349be95e461a390e74f4658c8f0c13ec2704a7235e43e4a860d350ac328196a244328c9813b39940c1e641406fb9041c13a61909164ebc8404a06d493ac7ad29f927e5c17a15f0bc93c4efae61027251994f4e96d16fa5848ef5e06a1b799f4eaa9137a39dd06d253477a50924e49f7348bd0bd85a4a51a85340b494dd108a94692a221dd4248b28e2475d508499474d590c4048d90a823091a12df4525c41b491715894b22b1310e21b688c4449b851807893693ce510ea1735f12e520910e8d1069200e0d89a0249c923003b1c33ced66622b22a12d2404a61052448275240834184449600be9944902e0228012ff22e2079af2a3c4171ef20d20564a2c94f85062860e664a4c30575326312e258622a2a744a7f515749468a1b7d6976828511b898a1225745352a2b010b188f07093070bb0126825947070cd7521d8481025d8858b56aec7b1ff2f10fa3f2dc02f5230c4e7125acf9708bb21462b5027a796bf85c45b58292ce77894d074b1b92b325e6cbed89ce863b29b1c7693bd8447b72b48e0edcf68bd42ffd3f7e56234f0a8755fe5374026a7417e28dce923369851837693799dbf2ac8104282ac81fec6dbcd3719af6b379b8dd713711867329a9393cc26231795844c46141ec64a6eedf6279e807f4f3c710babe8df6fdda27fc72a21979ea76fc1711e2703bae1e4065a416b682dadc0ebf10378315ecff6c54f603b1b275c821dc4e9b46692069e6b10562850834a192a0611148a35c68b39870df9631aa1b3b3fbd8e6a6db20504273d24d36bd9cbc3163c3f0510331f0dc8434bb494871249bec563bc583e9565cfc261e7c7bf77ebe22db95dd72693f3080dc8e1f0c330e423b9c51019d02897f9049e0914910f84ce393a62dba06cb261e727c645473581de4672462b0f176ce616b7ece61dffcfb730e5bf2ef074988fb74f7b1a0e5d3a74de674af343725691446e15b85f02d3e1c6434f9a5836ccea491fc2861946231bf585810581ba080378000be131f2804cd430bc4f99d2a02e70555a39a80ea4ed581d541fbd0be40d30434c1019348812ca10f4ee916191e262a52fae0e424de6a11152282d78e33b787801a930b873e5d33e9c2a2c517c77c892d59f707d09bfbf7ef5f8837f598f5e8a085f599fddeea9af4e52be3f79405d36f60f6db61bd2b60f69d5199331e597dd435aad01a9b4f8355d7a0da2c0635d836876f12d7599f8af60df241c4121014693306114ba84a8c664af0cd6f9bbf4a9a3f28e06633cc1234606cbe76f35ab3f1f3eb4609a09544ec541585148616da8aec3c9a8043b0d5c2dbc322a352426022a930ab589ce2a9dc353d92b1e929fa0efd72e2d9e9f9afcf3a79b671cfa163753b9e7a2cef6479c51b633fc7da878923b469e387df3b1caf764daadff050ddde856515951191476db63f1e597280e54e2b609eb5304f7fc8b9c638c315a101b8060534a8f7f00d68b56f68837193ef3a872228c8ee1382c2c28274810eb07330f1364bff9cfee09d84d3b729e0954ea7034f079d0e7e25a42954b1df7cc2fc95994cc013d2a489987df4189c20a51b4ab631578019e2b649592dbe9f0cd99ef3fa05438f23333fa6b7b0f1534cb0893e4f3f1bb21df759b573e72a38425d11915887cda3c663c3379f635fc94976d2fb43b8475fdaf5e4f1e34fee7a89cde90638cbab7cb8e4ef414ebdf820bf173dc80998f0c85f69bcddab3989d92118615ab235dc04c78d0b4094f2e154fa5c1d09a5e0651cf8d92bcebec8042f2902cf31bbc726355123138708512bc01944d6a83211b592ddc844445187c90a95a052c2db2bfbdc5a25a8c1279bfc98e1f7ba76b119d474c7f0db4f4a4fd5e8a98f0d3b62d3623cc19969c006cea030280d680cbcb797a17548a5c04a4e242ade170770a3f0182e573b1597728bf0026e0929e7172a16296bf12aae4afb18b795d4f37ee01d2a6c8790124eec249c3b41af730e5af91997fea755ad93565d12f4ad01e4504b2c5e4e5780cd57b8af0a51600b0128d5d949f7a4fe90bace849f4487f83abf4da6759d14013a94683176020348f22e3f0b753f5e4f3c6a080c0de4f0046c8dc7e19eb54d4a4db3eadb2f7c85a8922faadd88dec0468caabf2899feed43f0aab218d7e0bc9a6f85c997264da467e97bf4323d3b71d285ec6cbc13c3bcf0ce8120d51b1087a6c37a08c8e1d4727568058f83480fc48b20070b6fd79a139daa4445aea28a54f13c9ee02345b537dee4fe7c7b927089c5324ee2b11e7828218befe1f4c7754654a75a6136aa95b0070801ba0c130a52f11636b3dbcc4d81ad14339d1a8335d49a619d647dce2ac0fc4c5e2f74d89903f2b1d8148e37d3f5dbb6ada7ddf1ebb730a690d2bf2924b4befd486dcd237baf7ef0e1a7adfb60fc0afa937059da3d82d108670cec0906acd569f558a7d3661a42b4629d19d5f9c376a20bd1051ab4441510984c02acc6109008044a4f37b1c0d1246d2de91d8c080e29724a5b4bb2b4cdf8e0f0a876c5b392235157682b2657ae30f132b0fae687f67023fd3dad859da527ee8117fd5118425df433fa3975e16cdc0907e2ec96b7e987df711cde830bf164bc87de4f77d0dbf461e4d1a5900fbaf4819de179670ad83a518b26c213c1c4f32453e49195f0d63a95a54eb742c30b2231a95090af5e500704f0a60c8b3a48cb074b8a6e629a86b949cec1d46d4e37df3339695f38e20c91dc61b10f169080057000056f45566ce17c891fef400eece022499418a9885446aa6c21a938951b800770a5c27c7ebeb0d06795b84af198f898227482145cfd7cc2493c666b67b2db7c218eb62f2b59dfb7b2cff9cba706af5d74e54dfc3a46b71f6c5d4d1fa9ab7b843be1bb71192dc5cbeb27b7ae162ebdfbdefa97b8fb5aafd73ef8e04ab633b3ec6017ac6f145ae6eca5d3727a0d17121aa254710a35171a1a92a9d68484f2568cac4f5ab6f8d799f83ab4c5012ed53944ad090d54a0b0c0007d17458025acb3f14a132cf83588a7925e8cd256012e667c0d54e1d18c9e69c57b02e518a24139c742a313a2ef8b261e0f94c269e8bfd84612703cec9111c949be7c76c55b93f6bcb070efe24fff4c3fa45f4cffaeaab2b9fcd913b5db2a3f7d13fbfd30ed7d61f7efd352ab164c290e0d88bd7cecf2c78909ef640d58b56cf69250ff2ea70fbc762d12e6ed6e01bffa0a6c418106439cf538a7930421a7a0345ebc76fb9ae447498938e7b03a7fcccbe07e4ee9a31e25ec89a6b4ee639d3e48158a8cd8c8852a8c2aa7aa4cb553a59a40c07dd9da88fc77add7cfb55e172eed6fb924c432dbab043d77e12b21323bd009c84a42357e2a3d7ac64f6cd49b6c35a12f053586bb4cebfcb4c88ff8eb544a4d28515ab222c1dadebad89c9464924c0dbce836f8d16b6cdb02f3633bd7ecc4e0c490c4d0445ba23d312c23ca19ec0c71863a6d4ebb332c373837243734d7966bcf0dcb8d2a8b5a195c1b521b5a6babb5af0cdb18d51075232aa4edd1b687da1e280829082db015d8cb42ca42cb6c65f6aa90aad02a5b95dd1f76442cad11ac4a6f9c660a4f611b63644ab7d4647bc73dde973bf9d1c11573b636ba5c1927561d3cd77a0b734f3f5a702cbff8e4b8bfdde0924b2a27575c3e1a3da475c5fe92c233bb5e3e6d5ebe363e7e7f5414fbe1329aebbe4abe005d05a00c6720aac1ab787d8d6e95bad1c437fab9583837eb50b6250bc2f9b5b6706ea437af1b7fb8cec25ea031b02a70636043a0803b1855b237ac8779c33af962d813b92fbcf6da0bb94f0c1bba67422b7d1777c1e2c85d7ccac1d8d8abe7cf5f8d8ddd1f1181fb603d36e31ee1b08220153f4eb4c02e1b84ba3b033a3522bda55150aed3bbf0a3e0cc48c90d34993559c152369d246dd4d76e36351b9bae271e2b08a90a690821521cf62a8d93e29e2f9644f3e88eec72b97a3cbfe49c1bb9cf2d79bef5ecd38f3cb26fdf238f3c4d8e7113ffd1bcafa810f7c74a40ff426a3df7c517e7e0f0cab51cb465418190f145407451d5285709d667b0d0a8c5c7fd1bcd2eedbaa0402ba7b42a510e6736640549223649592d53de35299fbbe9c985a23382cb821b82df09be112c64a00c9cc16558330285384582324115a79e83e6e039dc1ceb9c40d584b94cc176c945ef6c9910cb1592d215fcf2db47b4e75f9c7e76f2947766d09bf42c8ebefd2956b8b83dabb635eab989e34e9eedd6ed504c1cee8ed5d807f7a31f363d7af4d00ee62d73e9287e1ccc490359ec60677880365865aef1f16d3490c6c87057d40955a3e1e54ec1910148a91d289acdb62c485d9bdad4de74cda3787a89cd281db41f5315d310c3b4df96b181c47e46ee4e84e98dbd4b02ef3dbe7e29c964d79eba2d7bf66ca9dbe3a2b4a5f0e0f0e13b46fcee68fa91257fb87dfb0f4b8ea4bbb8deaf5fb9f2fad92b57bea19fd2af82435e888b79f9d4fd5326c3a644308f7b4c9eb29fcde30c98f303a245cae76221ce9ce49f4727209f53f268407b3e77ed36dbae5914c95515402411a44c404aefceb880f8825b0da2e52be61977f885bd881ee5b0120de08d9e57a544a7ce2838855ca14028136e08a2870930102dff6866cf4282a908069d86a171ce48d1acf23720315861d5d606db882bf0448051814c06a552cc35290db941feca4e03c2a5cdee366ce3d2fb4faf5ed76ef66a6a4e329921a03b7d12237223ca22364634004e457c14e18e50818625efb782f41e5577ac245ba59b7c74d6e9eae74e3696cfdfb0b7b17ce1fabd8d8d19871f587c80ac5eb2e0874f5bc7733b9edc7e72776b2db763d7e3a79e6aade50b0e4d9dbc04792d7dbe64157e60153e62a319356a5dec4dd66c184eccd6ac7bde649de1190195a8525cae58ae5cae5aae5eaea9d42ed72dd72f372c372e37559a1b026e04983a4434f0c2bb5e782bb61c3c50b7f9e0c1cd37b0995ebff157fa1d36918fbe78e38d2fbe7cfdec57dbe9ebb4997e0b669d0ed66bc1dd41c297c06e7783842c46f47106b6c508977e1d7e999c0886f830508a1403a43c22c923ebb5b630e15479e2c4c721900c3ada35c6322108b21d8d17573436f678bef22de476bf55f93cd71d22c5d3ecd8d77a4854ef2f2aa427e84f801385f89bb640e1b1003218a433a144a745d4c07a6b48addea53aa1508bb0b50d303327922c12a2c3c5b75838389aebb3d387e5c79e387a6715fdc8e0d04171db9f06395e5ae9131f448e9a4de74eb61e81d52a99220830da1c88e26761b428f48537b3c8f326167977120b88eeab794b8d75b53f8bee0ed79dcc6244a052af505ac2b23a33a92ede9559806fffc0c2bdf9eecca22db140512ceb9a15a40ed20469e32168c569e2b43d553dd53d353db51a1bb2e108aeb3bab326c627c192608df1ed1cd23934da166d8f88aa51d7686ab4353a33fb349fe344b5a8215aa2237a62204612403a914012c407aba212a233a227452f8fae8ade18dd107d23da1f12b4b9f7a63062f83fa730a9a03bb276d8be71ab574fde92d1b4e7efef8d7b7566c96b85d5eb8a0f380f3cf6f11f4a8ef219873a77cecf770eb2eb63b6aede7e2c3cfc644acad8e139b90e43445df58e83216c2dd3c021be1776402e0b7b915e501ac833f0be774259abd6808ec1c68c66fd00782de8d504ff92a4f4a1d9e3bd10118f3c67c56c2f62e98ac5b727b6b23d1cf6a564135e882be9ca9c8a975fbeb4abb656d8415fd9d0dab07ad8b69d7fe20a36e03ecc0b0f81178e8175f5811da7a73388a810d163b1566f5aa7c6272c2e2d642f16cd300e429395b963bac7a2ae2581914b91e3e81ceb692b98940f6c851eb76bdf1323f121d7922575cfba5cfd9e9f7fe675fc367e89dbdb5ab873e7c9dd5ce5ad868325536e907d6cf6bdc1cf96f305c880d73afb29949cca840c6a93468d90416f322083cea4d52176d2ebd41ab5d6a4d1a833751a951169845af2b25e73c2a8d769d52a9120a58137688cecd327757ece61a5f4c187867d04c53e056175cf8720d29b951126d1eccdbcda537d6587d760257b2bf64b621f08dd1091a0145544e7abf6d31975e1ba14dd20f57dea61ba71aa71eae9ea5a5d956eb3ceac46208446d06af41a831fb67246de28f8a92d1a8bb693be93210a4580a5da789b10adecac72a8233411da285d8c3ec66033a5a1149cc225f289427775aa2655db5d97ae4f37249afa222776724ee2e49d8253742a9cca4c55967aa06e907e90c169ca47c3f1706e24c9e5738551e248c528e568d568f548cd48ed58fd5843aea9049770a5ea69fa69860253a572917e9161355aa35aa959a95dad5bad5f6dd8aaaad3d469b7e9b719766b766b0fe80f180e9bde367d64729b8ac101043df67cdc938171b20a27739b876d59b279e690fc643bedf92a9e8827be5afafae26dd935f9fcb0db5bc84cb6921f3093c2cdec774aece1293ec9041fbab07bc58883d8494fb39fbbb24eaf2a5a8d51c2527730ae318ac248e9e7b133a916bf2a5aa07d993b18214ffb5d3b24eab8ffc1136bddaf9106be9331522883fe0abf78d4421e82f66a77b3f80db141fb064f3b77825b036f0807a8964ce622215a2207f86f5432bc70293881b7a7d8d252b9a7d429ae24653cbc815ca32771e2b9f777f4c85eb66ac14323fad05d8f3feaaa5a03d39246e4fe820c2814a40a53887ebe7e60f0698c1bec347ebe56510131220af2e7b4547c3cd3de09e3b4f4f4fb27e464563ef6dab1f578f39e870a863fedc8e7624667558e888b4b8f1f39b4efa2171a966c793d6764f8e0ef7e37ac11d42749eae46aa49fed49e3582d300e8c818d0a184112380d86f10c949cc4c4c0d733e2fc93134e8f72e0f88393269ca69bf1d49a7d7d1674a9ef3c6f6ce9eab1d9d5b03536a5db239213e25c3d03207d7bab614ccc28d790495bd4f6b0c9abd78f9e9a3c6e4389db8defe34f717bc5854685f008bae45ecf5607df47b5dc5e7793a7eda7f7a59591f4cc3d8160b53053a528f030f70853b7b4648fc0498e084935e215c3902afa2abdda786a053d96e1ea7baef4d146ac42ee7e6901dc13e306d442a4ec115988b56bc64f5cb5b45f587aeadc09393d7bb331160b49f88fe2d7c81f563fedce7cadb0737ab4926615160f8b331abbf718dfa75b9233d3143cd1be883e23d49b2d118e2e05b15dec4576b3add3d0407570c950c67133d58ab15c96a4595fa638295a46890acfd275141f94ccc4e73f8e0bf44d4ae995533d308c8c5df45de1f87973a92bc1d5f58d7143c6dcf74a8ebd98cb2a2cc8ede57425ceda7c3633d031034f796efdea179a53fc2d89578bcb5ce7d8fb294bd96ab931ec67ba0e51f2aa34c85293ad161c9bfdc4b8f029715d5da346b9e2ba4ebf7cf9b8b73fb70cfa5beeedef9518c70e7dccf358d7b82969b3ebdb1e9ede35cee5f533ee2165ba31d2b28a7981e46daf78fc8c7b08fcacad5df2368f9fb176269f14c8db141379860d9053bd2d7734aee09fbc35830d30bed8ed7637d38b6c46c648bf6e929f75411fd38b30c22678139fc8fcd272cde37f78a2e4972bdccd8aef985ffa25dff14bc60786ff1bf9b29d4f3c9a424678dab965527bcaddedf4223f9e2400ff273ce3723a362e6b17fa48ed3beeb47b34c9fa23b6cd4632a751a4a4a625f9f17e5669d1156dda4d4b25797953471e1df16476ceae8398bb3264ccdec19b723e7caaaae8ea8ad27913b9603f3f1f7040970287779bbccdbfdbe4cc1581b9aeec1ed347794661a3a368f62bc88c75bb694546dd3d4ada1d21b865304cdf414921a5e599a3feb8ac73cface80e0316b74b43b430a0257a58d842d7bed4c27847dbb8e1ed12c10a2e75bfcf0f2423d86fe6c13c9361fc766389f218774abb517361e9c7ae168e189ec7967673e184b7e3bb944cadc8b7871d0c5772198bb70e5b5d337f505e9cabbacaae8874c5a8ba9605c6f4f7c4507e19c450f0479cdcc17d3885278c4abc17b942887a504c714e757552ff5b6df1345ccd4596854c1d1ae7ea43bf5ec922ea3b106199e6dc574535771d756596aeb8c7d6a5e89acc1c3d350083597add34d23ba3485c15db7dc894ea9c2971b9aeb8d8d259710e978f73f6c3aef139258ef08cb4d5e6c482fe7d2767f75ad3d31eef8acb2d3abddd593465f1d457ce27edc71cf6c59174ffd9b9e3fd5501bd1fda6ef7efda99d91193873f0c76f4ac644709dc1a6283a80c2b2cee060f09626b1ccda5d8c14dcc0e29fc42f46b534502161d4c68b6c62c4891eeada7e80f58e3ba8c2de3fbcf9f7622466fec3d22a7fac1a9416fb57e75fcdb15c731b7da9198bbf8799730fe961e674cb147657d33748056036ed669812b6342ff5a1f61f822e4f108922180effaa5792c1c3fc32ff3d81e791b24835d291aa7d83d1b129682651ab60aa2142a3d311aa7d26338754b17632a7d33491d5aca7dd5faec40ab188a7d4afa4c729546446465e225bd8787db17c4e2d4975a423a6b026c0e7aacb2726ef1e3de28f69c274a604bfb5a41c2879f1b9dbb8d2d435717ae38523c9e0523be8e69cd7d9eece566212b8a60ebcb6cd193533063f1e8ced1be87b24f19445254b8f90fb39da50df3ba8d162cb513871fbebfb0f5469f9d093edd3ac78c89bfdfa0e8563239d135b0ebef72bbe78f756d1896654ec9ca898cee55e890c6fb037f14c60b66bf5dd561bcb4f601dbadf6ceb89ea592865efbae67e8b85836f684eccc3326213962464ef5616a9164107c7b4445a5442779c58808677204e73dddb54f9cab8989e2631e63d206da0b1d10f33cbbcd09b0a5eede9894c14576886d512c6a92114691c538c830a4d809bea066da92a21548e517827d3c0edd21a4b4a519dc6e834ea75d34620e878fcee3890b4758bb8796e5548f1bd42572cdf6ee3d5e7e6b16ee14d335a958db6f6c9f68d84da362f71d2abe2fce951cda73902171dbb3cbfb2302b153479ab803d2b84c6f1ec5484a31b72d9302de2e241b624393f01441724f69d9709e4f4c41797ecee048976ac5cc156bb2e29fc263e8bea7e2b3d6c0a5ea393c3572704e7e79418c6bc8b86e65ebb3e763f5b21953fa95cf99e99a39a7bcdf94195558e972cdcf5e5fd66ddc106f06c4a772b59001c58134d20ab1f5f1f31592ade19e78ea8937522c8d8a646beb59596ebdd13fbe57af7e3a93330157fcf8ca80801579d3583634ed21960dad4d9eaee6d481877bf61d9db5d257e71a929e1b12dd29b87b4e6a67de85b7afc84b905222a2f08f1d5b1b9afe784e00e6ba8e5fcffe06a09ade104f711c7b5313525322dbd22f8f7abcebd29696f8f9fecb7c821f723f4e080e89eb969b1f12337f74952d3cbcbc6c66a7084397be8308995bf5fed8d213f3e9079022edcd7ce1fea175f6647bac4ed9b967efbebd26eac59a26d7c13da2293c3130a472f2a882506df4542c6e1d376e6bf9b050a58165be606d202158553cbe49b546d1f235429e9d91e512608523da765269c7fcccdd4c4e299e82f61f3c3902adc771c0c70ff2cf53528ee0695f465f9772847cd61fbc9f457fa3778289d2a692889371aa1408c8a9b56943cfef989e533072ee2aeafb02de1f6c71b84826bdf8fec881476d2edb63fc80db7d63d356bbb843c8fbfb73f500c8ef53606deb813c7fcb83374aad0a84d8cf46a3e068a9af6fa997c8f35b767823f4613d34ecddc01aeee7edb7b4be7ea9d4156fac2f62bdb127f7805c95657d968e1bb394b292c8b6358af0e67cc9bee2770332327a95cc1b98ebfff857b4f542d312fa22c64e2979c5fcc9b3953d835d3ef8a7777aa6b806e5653e98d223b2182bbd092c97d66356b7857dd272bcd90dcb9244cb7084da3c5fba1ec13cde13d3c96578a748849e523492b212c962b0376e4143476393bc91a9dfce8d8ace0c8debd6b9334eeb1c93dd7ae8aff98fded72bd49051583d6cb2d2af7ed890719905f17ec3062f99b5899ee2026287f64c0ec038263a39373280bee8a79d909894c67159a357748bdb921591945d92bcee9d0dabe2a2987ac37e158ad0e3b8137eb8037ee2fceec216c047f782602ffa92a7f9aefcb3fc673f07a112f09a681697003e163f562825442a6a01ef29a30013553ad560d53a0fd47365c8902143860c193264fc7f84151db01eb015b01770447df22e7cf4efa0f1d18cf8198cd794fc5b3c26e18c0c193264c8902143860c193264c8902143860c193264c8902143860c193264c8f827b4fe5668adda94ff10fa7a31b4034a24944b580658a3add7eeba0b87b42f49f85617df01055eac69c79fbcf8cbcf411ffa8b88bd07055e3ce0c5f3fa9ff43f197880113004b005f017c35f8c09809e808112f2009300ab65c89021e37f13b618f7184f78f10f1336a900a310e2cf4bdfd7edf92addb5bfe2fb797f81043f540bc72770d4c3b1fd67faace08eb0ef68fb191e0fb06f6083733dfb8ee95f267e3efb36aa0ed717d01be21054216c406f081654cb5f65df50f4db88ff42faae6cc497a0b9c0632edf8ca46fae677576e6d251fb7729b3bae21cfb4608e8ff99d45faa93c1e8253e16cd21e1284d30a34377f13f817aff56996492492699649249269964924926996492492699649249a6ff3c7175ec9b16ff457b3afbe6b7bbced267847c57b456b10a55ff1c3ff2a1fbc07f572636c66fe783eff31cff3dea38376e94f7ff37954926996492492699649249269964924926996492492699649249269964924926996492492699649249269964924926996492492699649249269964924926996492492699649249a65f20d10f6dfe4f8fc1f5703773d3ddcdffe971fe27892bf3fcadf2cf5d7768bff37d873deecc911f8c36b1b3e203b4e2dfcd9fffdedd2cc47478f69eebbbfa26a3a5775d4fffe7bf6d168fdefdecbdd7bf86c48dfff5f522177ef959f2f6ddf7b9b2bbaff941ee66bec1d3d6669f6dfa6bd32b39ecbd0ef3cc5f3ce0f95bebb673477df31bdd9f79cec8cf7bceffafce4d269964924926996492e9ff4aaa47086ff41c1de9de5c94e569ff0be2cbf22e0a656e6473747265616d0a656e646f626a0a32382030206f626a0a3c3c2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f4241414141412b44656a61567553616e730a2f466c61677320340a2f417363656e74203932382e32323236360a2f44657363656e74202d3233352e38333938340a2f5374656d562034352e3839383433380a2f436170486569676874203335382e33393834340a2f4974616c6963416e676c6520300a2f466f6e7442426f78205b2d313032302e3530373831202d3436322e383930363320313739332e34353720313233322e34323138385d0a2f466f6e7446696c6532203237203020523e3e0a656e646f626a0a32392030206f626a0a3c3c2f54797065202f466f6e740a2f466f6e7444657363726970746f72203238203020520a2f42617365466f6e74202f4241414141412b44656a61567553616e730a2f53756274797065202f434944466f6e7454797065320a2f434944546f4749444d6170202f4964656e746974790a2f43494453797374656d496e666f203c3c2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420303e3e0a2f57205b30205b3630302e303937363620302030203331372e38373130395d203139203238203633362e3233303437203239205b3333362e39313430365d203336205b3638342e30383230332030203639382e32343231395d203437205b3535372e3132383931203020302030203630332e3032373334203738372e3130393338203639342e3832343232203633342e3736353633203631302e38333938345d203638205b3631322e37393239372030203534392e3830343639203633342e3736353633203631352e32333433382030203633342e37363536332030203237372e383332303320302030203237372e3833323033203937342e31323130392030203631312e3831363431203633342e37363536332030203431312e3133323831203532302e3939363039203339322e3038393834203633332e3738393036203020302030203539312e37393638385d2031333535205b3332322e37353339315d20313336312031333635203237372e38333230332031333637205b3532332e3932353738203934312e34303632355d20313337352031333933203438322e39313031362035323536205b3330342e3638373520302030203237382e333230333120302030203533362e31333238315d2035323733205b3631382e3136343036203634352e35303738315d2035323834205b3532342e3930323334203020302030203535312e37353738315d20353239332035323937203833372e38393036332035333130205b3832302e333132355d2035333235205b3437382e30323733345d2035333333205b3437362e3037343232203020302030203330342e36383735203020302030203533352e3634343533203537382e3132352030203736312e32333034372030203330312e3735373831203020302030203436302e393337352030203531362e36303135362030203833332e34393630392030203833332e34393630392030203330312e37353738315d5d0a2f445720303e3e0a656e646f626a0a33302030206f626a0a3c3c2f46696c746572202f466c6174654465636f64650a2f4c656e677468203436323e3e2073747265616d0a789c5dd3c98ea3301006e03b4fe163f7a105de58a40889c54839cc4c6bd2fd00049c0cd20490430e79fbb1eb4fa7a5414ad067aa8c4db9e266dfeee76963f1bb5b8683ddd8699a4767afcbcd0d961ded799a232ed8380ddb43f43f5cfa358a7df2e17eddec653f9f9668b7632cfeed9f5e3777672fd5b81ced6b14ff72a375d37c662f9fcdc1fb705bd7bff662e78d255159b2d19efc4c3ffaf5677fb12ca6b4b7fde89f4fdbfdcde77c477cdc57cb04996335c332daebda0fd6f5f3d946bbc45f25db75fe2a233b8fff3d970269c7d3f0a777142e7d789288a40c128aa438944212eaa086a410992252555006355041d25046d2aa0e4a139a456b4e1212929086349441f4f654d2fb74863c957b7195e761cb2637504d2a38642045aa14a9aa20e455c8ab5a522d4935873208b33498a541648bc856433554401dc950318c49210161d526851a086b31588ba9485d02359080b0964e51811f95e4c957619f0781a3b21c459428304731788b41544822526674d388548fe2e7a825ce80eabe42681047410b0c6296b4c3a0c620d2338122d21b34065351d07e8af0c5fc0d5b2ef0e1da96065becd5c8c75eb1b970ae43ff3d9b66b839e7fb859a941a25b4c834db671fafcb1ab2c2ef1fb084fd000a656e6473747265616d0a656e646f626a0a352030206f626a0a3c3c2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f4241414141412b44656a61567553616e730a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3239203020525d0a2f546f556e69636f6465203330203020523e3e0a656e646f626a0a787265660a302033310a303030303030303030302036353533352066200a30303030303030303135203030303030206e200a30303030303031313233203030303030206e200a30303030303030323737203030303030206e200a30303030303038313035203030303030206e200a30303030303230363530203030303030206e200a30303030303030333134203030303030206e200a30303030303031333530203030303030206e200a30303030303032333235203030303030206e200a30303030303032313037203030303030206e200a30303030303031343832203030303030206e200a30303030303031343035203030303030206e200a30303030303031363233203030303030206e200a30303030303031353436203030303030206e200a30303030303031373633203030303030206e200a30303030303031363836203030303030206e200a30303030303031393034203030303030206e200a30303030303031383237203030303030206e200a30303030303032303434203030303030206e200a30303030303031393637203030303030206e200a30303030303032323137203030303030206e200a30303030303032323730203030303030206e200a30303030303032343135203030303030206e200a30303030303032363039203030303030206e200a30303030303037303430203030303030206e200a30303030303037323930203030303030206e200a30303030303037373334203030303030206e200a30303030303038323532203030303030206e200a30303030303138393434203030303030206e200a30303030303139313838203030303030206e200a30303030303230313137203030303030206e200a747261696c65720a3c3c2f53697a652033310a2f526f6f74203232203020520a2f496e666f2031203020523e3e0a7374617274787265660a32303739320a2525454f460a', '{"name": "سارة العتيبي", "pages": 1, "covers": ["JavaScript", "HTML", "SQL"], "skills": ["React", "TypeScript", "PostgreSQL"], "titles": ["مطورة واجهات", "مهندسة برمجيات أولى"], "projects": [], "employers": ["شركة Acme Cloud"], "textLength": 128, "employments": [{"to": 2023, "from": 2019, "title": "مطورة واجهات", "employer": "شركة Acme Cloud"}], "yearsOfExperience": 4}', 'سارة العتيبي
مهندسة برمجيات أولى
الخبرة
مطورة واجهات في شركة Acme Cloud من 2019 إلى 2023
المهارات: React، TypeScript، PostgreSQL', '2026-11-29 00:52:52.607+00', 'completed', NULL, NULL, NULL, 'aaf12648-2483-4fc0-9c5d-12b7ec78ffe5', NULL);
INSERT INTO public.resumes VALUES ('e4e2fdaf-8aa1-453f-b0c0-2e35c4ed6962', 'eb550bcc-5e66-4e88-b694-bf0f9c334c37', '6355bc53f29965ce57baad19df59c35ef9436c79be53866a9f4ed42608b7a9e8', 'portfolio.pdf', '6355bc53f29965ce.pdf', '\x255044462d312e340a312030206f626a0a3c3c2f547970652f436174616c6f672f50616765732032203020523e3e0a656e646f626a0a322030206f626a0a3c3c2f547970652f50616765732f4b6964735b3520302052203620302052203720302052203820302052203920302052203130203020522031312030205220313220302052203133203020522031342030205220313520302052203136203020522031372030205220313820302052203139203020522032302030205220323120302052203232203020522032332030205220323420302052203235203020522032362030205220323720302052203238203020522032392030205220333020302052203331203020522033322030205220333320302052203334203020525d2f436f756e742033303e3e0a656e646f626a0a332030206f626a0a3c3c2f4c656e67746820313033382f46696c7465722f466c6174654465636f64653e3e73747265616d0a789cedc7b14ac3500005d0bd5f71c70a0113a1b46f152c5d44c1f7030f924ac46448bbf8f7e24f381d38cb29295952ca9fef7cec8abbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbfb3ffdb9e6f13c64784abde6d0e778ea53c7ecdf96b6e5d2c6b18d5d6ef37dcab47eceeb346d5d5edb766b796f3f0fa95f79a9bfb00784990a656e6473747265616d0a656e646f626a0a342030206f626a0a3c3c2f547970652f466f6e742f537562747970652f54797065312f42617365466f6e742f48656c7665746963613e3e0a656e646f626a0a352030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a362030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a372030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a382030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a392030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a31302030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a31312030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a31322030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a31332030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a31342030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a31352030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a31362030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a31372030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a31382030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a31392030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a32302030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a32312030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a32322030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a32332030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a32342030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a32352030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a32362030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a32372030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a32382030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a32392030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a33302030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a33312030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a33322030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a33332030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a33342030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020353935203834325d2f436f6e74656e74732033203020522f5265736f75726365733c3c2f466f6e743c3c2f46312034203020523e3e3e3e3e3e0a656e646f626a0a787265660a302033350a303030303030303030302036353533352066200a30303030303030303039203030303030206e200a30303030303030303534203030303030206e200a30303030303030333035203030303030206e200a30303030303031343131203030303030206e200a30303030303031343734203030303030206e200a30303030303031353836203030303030206e200a30303030303031363938203030303030206e200a30303030303031383130203030303030206e200a30303030303031393232203030303030206e200a30303030303032303334203030303030206e200a30303030303032313437203030303030206e200a30303030303032323630203030303030206e200a30303030303032333733203030303030206e200a30303030303032343836203030303030206e200a30303030303032353939203030303030206e200a30303030303032373132203030303030206e200a30303030303032383235203030303030206e200a30303030303032393338203030303030206e200a30303030303033303531203030303030206e200a30303030303033313634203030303030206e200a30303030303033323737203030303030206e200a30303030303033333930203030303030206e200a30303030303033353033203030303030206e200a30303030303033363136203030303030206e200a30303030303033373239203030303030206e200a30303030303033383432203030303030206e200a30303030303033393535203030303030206e200a30303030303034303638203030303030206e200a30303030303034313831203030303030206e200a30303030303034323934203030303030206e200a30303030303034343037203030303030206e200a30303030303034353230203030303030206e200a30303030303034363333203030303030206e200a30303030303034373436203030303030206e200a747261696c65723c3c2f53697a652033352f526f6f742031203020523e3e0a7374617274787265660a343835390a2525454f460a', NULL, NULL, '2026-11-29 00:52:56.433+00', 'processing', NULL, NULL, NULL, '602c3db1-b61b-46e5-b1a3-9927bea5cd03', NULL);
INSERT INTO public.resumes VALUES ('c33eae0c-98b8-478c-9293-da22717261e0', '88b7e21a-2c0f-4987-97bc-9035132abb4d', '4eb76ecd2fa150077a6bd6d8227842cafbf047e5bf9c2cc834c6439e3a5ba8ef', 'Mona Said – CV.pdf', '4eb76ecd2fa15007.pdf', '\x255044462d312e370a25818181810a0a362030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e677468203533330a3e3e0a73747265616d0a789c9d544d8bd54010bce757e42c88dd3dd3dd33200b2f79091ebc08f90322eba2b88715f1f75b3d2fefa1eb8e0419c27ca6bbaaa67a9e86691b688cf6fd6178f3eefedbcffb1f5f3e7d7ced544b2ee4a58e2ce3f679903c6eef076e4779541abdd0b83d0e6ff3d9565b8c8534195bb57c376e5f87edd5b06cc387e1a997a17a162ba256ba19ec9201711519aaad2e42f88b2dd9d4d632e6d13b7617aca8cbb1ec424485b416eb66cf3b3ff5e2149191237201cd51864ad9aa907773c8ff3094b969bdba3adbec35e649527cb80539df660771228e684af60f2d68d7425c8163c6d59167fca0e8c9d8ab9d036d5b4f81d10de752ec076e70705b31e60b2325a04f88e050553529677030bbf04f3991cc608086d573d33ee07164f024cb315e252b7121eeeb6fe5a6ff6a86d80e2e12a85fd23cc3e54091c3eb79c65880e5aa3da7fa87f67c10a3c183cec5bb5560d72a08ad566806742a39540b6f303c5681e3aaf302267166b1535bbd2a9ebd868bc13485931df77754472d92cd24a53ec6bd569402a39da0598a9b3a169ff1d28011bb76e3ef7502d515ecbcdd0854404f3687ffd229b83657ae68f3ee4f6e8efced5c68f2dcb1d8b5cbb8ede6e6546b771fbbf3c5ab129e95d016ee3ec8cc4b2995992c7599d1cd815354166aeb60ec0ad23957e93ed07a7da0a3f4e64ed185ad2798c4909edba9978c32ff65ac5809a9db33b597c784c7415ab1a268c2a8cfa8fc026b78651a0a656e6473747265616d0a656e646f626a0a0a372030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f54797065202f4f626a53746d0a2f4e20350a2f46697273742032360a2f4c656e677468203434380a3e3e0a73747265616d0a789cd5544b6bdc3010beeb57ccb13d148d643dcbb2b0d9b55b28a12129b434e4e0d862710952f16a4bfaef3bb27713425c7a2e669066be99d13c2d00418252508175a04057123418a160b562fccbef9f01f855bb0f07c63f0dfd016e0945b8863bc6b7e9183308b65eb367dd6d9bdb87b467b31188a27cd6b81a537fecc208aba66e1a448b8846111944b9a3734be48924f18449477722ab4e44325b21561bc29a998c9d6d0a3ee9ea937d4d27e99aa2b39b75959bf9a777cb5bf5ec43fe2b1ebf66fc32f5bb360778b37b2f511a2124a11a85f8fe96ca318636a7ff37b929fe21c5bf66f8a2cf4d8a99f19be37d9ed822148c5fb4875010e01fc3c3af9087ae65bc8e5dea87b807fe75889b7818ce82971ecbc094b1194399aa696ef87538a4e3d8d12015bdc973b93c397f67d13bcadc3a4fb33b993c63de2a699cd4c6bdc64a071c6aefcc929d4665bc44fb1ab3da4a5d5566c9ce292a9443b164e70cbd6585b30bb168279531b2aa163041d969a984d50bb138e7bc1034094b39f84a292fcf65a14af36f9fef7f846eaa6061ebc7fce1269766cf8222bb0cfdd05ea4475a73a44f7b0d4ec9b2ec9b18532eeb3f2d7eccd4a4c299d3cf808cff00e8460d1d0a656e6473747265616d0a656e646f626a0a0a382030206f626a0a3c3c0a2f53697a6520390a2f526f6f742032203020520a2f496e666f2033203020520a2f46696c746572202f466c6174654465636f64650a2f54797065202f585265660a2f4c656e6774682034310a2f57205b203120322032205d0a2f496e646578205b20302039205d0a3e3e0a73747265616d0a789c636060f8ff9f89819d8101443082082610c10c2258181904188082794082650a0303005ee803510a656e6473747265616d0a656e646f626a0a0a7374617274787265660a313137320a2525454f46', '{"name": "Mona Said", "pages": 1, "covers": ["JavaScript", "REST APIs", "SQL", "Event-driven architecture", "Docker", "Linux", "Data pipelines", "General ledger", "Bookkeeping"], "skills": ["Rust", "PostgreSQL", "Node.js", "TypeScript", "Go", "Kafka", "Docker", "Kubernetes", "REST APIs"], "titles": ["Senior Backend Engineer", "Software Engineer"], "projects": ["Ledger Replay"], "employers": ["Souqly", "Nahda Labs"], "textLength": 393, "employments": [{"to": 2025, "from": 2021, "title": "Senior Backend Engineer", "employer": "Souqly"}, {"to": 2021, "from": 2019, "title": "Software Engineer", "employer": "Nahda Labs"}], "yearsOfExperience": 6}', 'Mona Said
Senior Backend Engineer
Experience
Senior Backend Engineer, Souqly, 2021 - 2025
Built the payment service in Go and PostgreSQL for 40,000 merchants.
Software Engineer, Nahda Labs, 2019 - 2021
Wrote REST APIs in Node.js and TypeScript.
Projects
Ledger Replay: a tool that replays payment events to find lost orders
Skills
Go, PostgreSQL, Kafka, TypeScript, Node.js, Docker, Kubernetes', '2026-11-29 00:52:42.753+00', 'completed', NULL, '{"name": "Mona Said", "pages": 1, "covers": ["JavaScript", "REST APIs", "SQL", "Event-driven architecture", "Docker", "Linux", "Data pipelines", "General ledger", "Bookkeeping"], "skills": ["PostgreSQL", "Node.js", "TypeScript", "Go", "Kafka", "Docker", "Kubernetes", "REST APIs"], "titles": ["Senior Backend Engineer", "Software Engineer"], "projects": ["Ledger Replay"], "employers": ["Souqly", "Nahda Labs"], "textLength": 393, "employments": [{"to": 2025, "from": 2021, "title": "Senior Backend Engineer", "employer": "Souqly"}, {"to": 2021, "from": 2019, "title": "Software Engineer", "employer": "Nahda Labs"}], "yearsOfExperience": 6}', NULL, '32c05b72-119f-4786-bf38-b72313f1fa5b', NULL);
INSERT INTO public.resumes VALUES ('a91f4f61-3b59-4e94-8074-bdab0910fcc1', 'eb550bcc-5e66-4e88-b694-bf0f9c334c37', '35ed56ba926eb8bcd794a9bc211c91dfbfb17fee342fb6e832cf6769df4eaa75', 'resume.pdf', '35ed56ba926eb8bc.pdf', '\x255044462d312e370a25818181810a0a362030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f4c656e677468203533340a3e3e0a73747265616d0a789c9d545d8b1431107c9f5f31cf82d8dd49772720073bb333f8e08b307f40e43c14efe144fcfd566767173d2f3248d8cde7745755aaf3344cdb4063b4ef0fc39b77f7df7edefff8f2e9e36ba75a72212f756419b7cf83e4717b3f703bcaa3d2e885c6ed71789b573b1bbb08e5626c190dff77e3f675d85e0dcb367c189e7a59aa67b1226aa59bc52e593499da62d5d696499023d9d4d632e6d13b7617aca8cbb1ec424485b416eb66cf3b47f5e2149191237201cd51864ad9aa907773c8ff309459085facaece367b8d7992143f1692f36d761027e288a664ffd082762dc41538665c1d79c6078a9ee0800a1f00655b4f81d10de752ec076e70705b31e60b2325a04f88e050553529677030bbf04f3991cc608086d573d33ee07164f024cb315e252b7121eeeb6fe5a6ff6a86d81e6e0ed42f699e172028e1718c678c0558aeda73aa7f68cf07311a3ce85cbc5b0576ad82d06a856640a79243b5f006c3631538ae3a2f601267163bb5d5abe2d96bb8184c5338d9717f4775d422d94c52ea63dc6b452930da099aa5b8a963f119af0d18b16b37fe5e27505dc1cedb8d4005f46473f82f9d826b73e58a36effee4e6c8dfce8526cf1d8b5dbb8cdb6e6e4eb576f7b13b5fbc2ae159096de1ee83ccbc945299c9529719dd1c384565a1b60ec6ae209d7395ee23add7473a4a6fee145dd87a82490ce9b99d7ac928f35fc68a9590ba3d537b794c781ca4152b8a268cfa8cca2f3e7565d80a656e6473747265616d0a656e646f626a0a0a372030206f626a0a3c3c0a2f46696c746572202f466c6174654465636f64650a2f54797065202f4f626a53746d0a2f4e20350a2f46697273742032360a2f4c656e677468203434380a3e3e0a73747265616d0a789cd5544b6bdc3010beeb57ccb13d148d643dcbb2b0d9b55b28a12129b434e4e0d862710952f16a4bfaef3bb27713425c7a2e669066be99d13c2d00418252508175a04057123418a160b562fccbef9f01f855bb0f07c63f0dfd016e0945b8863bc6b7e9183308b65eb367dd6d9bdb87b467b31188a27cd6b81a537fecc208aba66e1a448b8846111944b9a3734be48924f18449477722ab4e44325b21561bc29a998c9d6d0a3ee9ea937d4d27e99aa2b39b75959bf9a777cb5bf5ec43fe2b1ebf66fc32f5bb360778b37b2f511a2124a11a85fcfe96ca318636a7ff37b929fe21c5bf66f8a2cf4d8a99f19be37d9ed822148c5fb4875010e01fc3c3af9087ae65bc8e5dea87b807fe75889b7818ce82971ecbc094b1194399aa696ef87538a4e3d8d12015bdc973b93c397f67d13bcadc3a4fb33b993c63de2a699cd4c6bdc64a071c6aefcc929d4665bc44fb1ab3da4a5d5566c9ce292a9443b164e70cbd6585b30bb168279531b2aa163041d969a984d50bb138e7bc1034094b39f84a292fcf65a14af36f9fef7f846eaa6061ebc7fce1269766cf8222bb0cfdd05ea4475a73a44f7b0d4ec9b2ec9b18532eeb3f2d7eccd4a4c299d3cf808cff00ed6e0d1f0a656e6473747265616d0a656e646f626a0a0a382030206f626a0a3c3c0a2f53697a6520390a2f526f6f742032203020520a2f496e666f2033203020520a2f46696c746572202f466c6174654465636f64650a2f54797065202f585265660a2f4c656e6774682034310a2f57205b203120322032205d0a2f496e646578205b20302039205d0a3e3e0a73747265616d0a789c636060f8ff9f89819d8101443082082610c10c2258181904188082f94082652a0303005ef303530a656e6473747265616d0a656e646f626a0a0a7374617274787265660a313137330a2525454f46', NULL, NULL, '2026-11-29 00:52:56.778+00', 'pending', NULL, NULL, NULL, '90e3fbbe-903a-424e-ad31-f61d11656873', NULL);


--
-- Data for Name: runtime_data; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.runtime_data VALUES ('b8ab984c-56b8-4464-bb46-da4ffb4fcb78', '{"deviceId": "web", "components": [], "screenName": "interview"}', '2026-11-29 00:52:54.419+00');


--
-- Data for Name: schema_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.schema_migrations VALUES ('0001-initial', '2026-11-29 00:52:35.101783+00');
INSERT INTO public.schema_migrations VALUES ('0002-document-corrections', '2026-11-29 00:52:35.301117+00');
INSERT INTO public.schema_migrations VALUES ('0003-constraints', '2026-11-29 00:52:35.317634+00');
INSERT INTO public.schema_migrations VALUES ('0004-account-last-used', '2026-11-29 00:52:35.383464+00');
INSERT INTO public.schema_migrations VALUES ('0005-background-jobs', '2026-11-29 00:52:35.401104+00');
INSERT INTO public.schema_migrations VALUES ('0006-deleted-resumes', '2026-11-29 00:52:35.417695+00');
INSERT INTO public.schema_migrations VALUES ('0007-message-corrections', '2026-11-29 00:52:35.422031+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('e915fbaa-0628-4702-ba00-30220e24a9fc', '88b7e21a-2c0f-4987-97bc-9035132abb4d', 'f67b9532345e3634fc585ad206d7027d0694b68082fd1733bbdf9ca234536874', '71f757609a83718edd0da5e8ef8ecb5fa14c4f817b955e62cdeea0cc8ead83fa', NULL, '2026-11-29 00:52:52.221+00', '2026-12-06 00:52:52.221+00', '2026-11-29 00:52:52.275+00', '2026-11-29 00:52:52.221+00');
INSERT INTO public.sessions VALUES ('1c92c0cb-3ac2-4d87-9aea-bd025e8e5716', '88b7e21a-2c0f-4987-97bc-9035132abb4d', '296a07d0006ee04a713b29c63e532b6a49d08d20d816e5f4de884135cf525fab', 'd18c3960a588e3abf2144c8460292418a091f72729f38ef50ff3d4621da57570', '4754b4cef9bf5aadcb3ee99de173faa1343895913184e86a2ce6b7b5ade06259', '2026-11-29 00:52:52.301+00', '2026-12-06 00:52:52.301+00', NULL, '2026-11-29 00:52:44.862+00');
INSERT INTO public.sessions VALUES ('b8ab984c-56b8-4464-bb46-da4ffb4fcb78', 'c28ea551-cc63-4c24-a51c-1f0f63a54f89', 'd291978c8ec0fc390f959b6054ff7204798aff7f114545cebfb7b3e119778cc6', 'd3ac85917cbc9b0ecbe71c790d2d62085f648094fca00ac82b69cd3be2a774c2', NULL, '2026-11-29 00:52:53.507+00', '2026-12-06 00:52:53.507+00', NULL, '2026-11-29 00:52:53.507+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('88b7e21a-2c0f-4987-97bc-9035132abb4d', 'mona.said@example.com', 'Mona', 'Said', '$argon2id$v=19$m=19456,t=2,p=1$TdWP3wHPBr1lhwrwnLkQEg$jouy4QrVe7yI/O8rjr4iWJo5F7BJtrL8wrbgW4ZnkAU', '2026-11-29 00:52:42.48+00', '2026-11-29 00:52:52.319+00');
INSERT INTO public.users VALUES ('c28ea551-cc63-4c24-a51c-1f0f63a54f89', 'yusuf.haddad@example.com', 'يوسف', 'حداد', '$argon2id$v=19$m=19456,t=2,p=1$fljTqTS/FvjpEkKGG0iEbQ$aeQHuG/r5xrH4YwvtW7x+PDbigfXdPqmCf2SJxmgN9Y', '2026-11-29 00:52:52.498+00', '2026-11-29 00:52:53.525+00');
INSERT INTO public.users VALUES ('cf65ccea-58a3-4c60-8375-3a5793eae07c', 'nadia.roe@example.com', 'Nadia', 'Roe', '$argon2id$v=19$m=19456,t=2,p=1$7RWeGOAFtMERUmhWRidhZA$7bb27vu9UzJBTfDcpDS2aiDq5lv81iVxXzW5FFebgXc', '2026-11-29 00:52:54.654+00', '2026-11-29 00:52:54.654+00');
INSERT INTO public.users VALUES ('eb550bcc-5e66-4e88-b694-bf0f9c334c37', 'omar.haddad@example.com', 'Omar', 'Haddad', '$argon2id$v=19$m=19456,t=2,p=1$nE6FG1QKIIvNhLgM+Hmdkw$SJ6Ib6peTWK/tIxlTpa50CFndLiphz/n5QxmRvC2TGo', '2026-11-29 00:52:56.207+00', '2026-11-29 00:52:56.207+00');


--
-- Name: messages_seq_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.messages_seq_seq', 19, true);


--
-- Name: archive archive_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.archive
    ADD CONSTRAINT archive_pkey PRIMARY KEY (name, id);


--
-- Name: job job_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);


--
-- Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9
    ADD CONSTRAINT j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_pkey PRIMARY KEY (name, id);


--
-- Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0 j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0
    ADD CONSTRAINT j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_pkey PRIMARY KEY (name, id);


--
-- Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca
    ADD CONSTRAINT j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_pkey PRIMARY KEY (name, id);


--
-- Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6
    ADD CONSTRAINT jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_pkey PRIMARY KEY (name, id);


--
-- Name: queue queue_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);


--
-- Name: schedule schedule_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name);


--
-- Name: subscription subscription_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);


--
-- Name: version version_pkey; Type: CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);


--
-- Name: application_plans application_plans_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_plans
    ADD CONSTRAINT application_plans_pkey PRIMARY KEY (id);


--
-- Name: assessments assessments_interview_revision; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.assessments
    ADD CONSTRAINT assessments_interview_revision UNIQUE (interview_id, revision);


--
-- Name: assessments assessments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.assessments
    ADD CONSTRAINT assessments_pkey PRIMARY KEY (id);


--
-- Name: interview_plans interview_plans_interview_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interview_plans
    ADD CONSTRAINT interview_plans_interview_id_key UNIQUE (interview_id);


--
-- Name: interview_plans interview_plans_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interview_plans
    ADD CONSTRAINT interview_plans_pkey PRIMARY KEY (id);


--
-- Name: interviews interviews_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT interviews_pkey PRIMARY KEY (id);


--
-- Name: job_descriptions job_descriptions_owner; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_descriptions
    ADD CONSTRAINT job_descriptions_owner UNIQUE (id, user_id);


--
-- Name: job_descriptions job_descriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_descriptions
    ADD CONSTRAINT job_descriptions_pkey PRIMARY KEY (id);


--
-- Name: job_descriptions job_descriptions_user_content; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_descriptions
    ADD CONSTRAINT job_descriptions_user_content UNIQUE (user_id, content_hash);


--
-- Name: login_attempts login_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (key);


--
-- Name: messages messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);


--
-- Name: report_tickets report_tickets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.report_tickets
    ADD CONSTRAINT report_tickets_pkey PRIMARY KEY (token_hash);


--
-- Name: resumes resumes_owner; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.resumes
    ADD CONSTRAINT resumes_owner UNIQUE (id, user_id);


--
-- Name: resumes resumes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.resumes
    ADD CONSTRAINT resumes_pkey PRIMARY KEY (id);


--
-- Name: resumes resumes_user_content; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.resumes
    ADD CONSTRAINT resumes_user_content UNIQUE (user_id, content_hash);


--
-- Name: runtime_data runtime_data_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.runtime_data
    ADD CONSTRAINT runtime_data_pkey PRIMARY KEY (session_id);


--
-- Name: schema_migrations schema_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_session_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_session_token_hash_key UNIQUE (session_token_hash);


--
-- Name: users users_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: archive_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX archive_i1 ON pgboss.archive USING btree (archived_on);


--
-- Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_i1 ON pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));


--
-- Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_i2; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_i2 ON pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));


--
-- Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_i3; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_i3 ON pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));


--
-- Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_i4; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_i4 ON pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_i5; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_i5 ON pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);


--
-- Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_i1 ON pgboss.j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));


--
-- Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_i2; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_i2 ON pgboss.j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));


--
-- Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_i3; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_i3 ON pgboss.j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));


--
-- Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_i4; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_i4 ON pgboss.j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_i5; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_i5 ON pgboss.j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);


--
-- Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_i1 ON pgboss.j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));


--
-- Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_i2; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_i2 ON pgboss.j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));


--
-- Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_i3; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_i3 ON pgboss.j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));


--
-- Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_i4; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_i4 ON pgboss.j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_i5; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_i5 ON pgboss.j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);


--
-- Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_i1; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_i1 ON pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::pgboss.job_state) AND (policy = 'short'::text));


--
-- Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_i2; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_i2 ON pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::pgboss.job_state) AND (policy = 'singleton'::text));


--
-- Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_i3; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_i3 ON pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::pgboss.job_state) AND (policy = 'stately'::text));


--
-- Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_i4; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE UNIQUE INDEX jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_i4 ON pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::pgboss.job_state) AND (singleton_on IS NOT NULL));


--
-- Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_i5; Type: INDEX; Schema: pgboss; Owner: -
--

CREATE INDEX jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_i5 ON pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 USING btree (name, start_after) INCLUDE (priority, created_on, id) WHERE (state < 'active'::pgboss.job_state);


--
-- Name: assessments_running; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX assessments_running ON public.assessments USING btree (interview_id) WHERE (status = 'analyzing'::text);


--
-- Name: interviews_job_role; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX interviews_job_role ON public.interviews USING btree (job_role_id);


--
-- Name: interviews_resume; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX interviews_resume ON public.interviews USING btree (resume_id);


--
-- Name: interviews_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX interviews_status ON public.interviews USING btree (status);


--
-- Name: interviews_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX interviews_user ON public.interviews USING btree (user_id, created_at);


--
-- Name: job_descriptions_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX job_descriptions_status ON public.job_descriptions USING btree (status);


--
-- Name: messages_order; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX messages_order ON public.messages USING btree (interview_id, seq);


--
-- Name: messages_segment; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX messages_segment ON public.messages USING btree (interview_id, segment_id) WHERE (segment_id IS NOT NULL);


--
-- Name: report_tickets_interview; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX report_tickets_interview ON public.report_tickets USING btree (interview_id);


--
-- Name: resumes_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX resumes_status ON public.resumes USING btree (status);


--
-- Name: sessions_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


--
-- Name: users_last_used; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_last_used ON public.users USING btree (last_used_at);


--
-- Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9_pkey;


--
-- Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0_pkey;


--
-- Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca_pkey;


--
-- Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_pkey; Type: INDEX ATTACH; Schema: pgboss; Owner: -
--

ALTER INDEX pgboss.job_pkey ATTACH PARTITION pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6_pkey;


--
-- Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 dlq_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0 dlq_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca dlq_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 dlq_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9 q_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.j0f3b71523d6b02eff18064c2024118ab4cb3f4073acb663a818321a9
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0 q_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.j1657d9cb96a952abb8add920c85490b0cc438aaac3ee3471174b88b0
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca q_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.j4976c6373fd447db6a8d9ddd469dd77637bdb861549070fc5de1f9ca
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6 q_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.jd2b59020c787f42389c754595eafe3219e33c2efdc78692cfce619f6
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;


--
-- Name: queue queue_dead_letter_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue(name);


--
-- Name: schedule schedule_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: subscription subscription_name_fkey; Type: FK CONSTRAINT; Schema: pgboss; Owner: -
--

ALTER TABLE ONLY pgboss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES pgboss.queue(name) ON DELETE CASCADE;


--
-- Name: assessments assessments_interview_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.assessments
    ADD CONSTRAINT assessments_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES public.interviews(id) ON DELETE CASCADE;


--
-- Name: interview_plans interview_plans_interview_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interview_plans
    ADD CONSTRAINT interview_plans_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES public.interviews(id) ON DELETE CASCADE;


--
-- Name: interviews interviews_own_job_role; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT interviews_own_job_role FOREIGN KEY (job_role_id, user_id) REFERENCES public.job_descriptions(id, user_id);


--
-- Name: interviews interviews_own_resume; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT interviews_own_resume FOREIGN KEY (resume_id, user_id) REFERENCES public.resumes(id, user_id);


--
-- Name: interviews interviews_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT interviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: job_descriptions job_descriptions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_descriptions
    ADD CONSTRAINT job_descriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: messages messages_interview_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES public.interviews(id) ON DELETE CASCADE;


--
-- Name: report_tickets report_tickets_interview_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.report_tickets
    ADD CONSTRAINT report_tickets_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES public.interviews(id) ON DELETE CASCADE;


--
-- Name: resumes resumes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.resumes
    ADD CONSTRAINT resumes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: runtime_data runtime_data_session_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.runtime_data
    ADD CONSTRAINT runtime_data_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


