/** What is wrong with a value, as a key of the `auth` catalogue, or null. */
export type Rule = (value: string) => string | null;
export type Rules<Values> = { readonly [Name in keyof Values]: Rule };
export type Errors<Values> = { readonly [Name in keyof Values]?: string };

/** What a form needs of an input. */
type Input = Pick<HTMLInputElement, 'value' | 'focus'>;

export interface FormState<Values> {
  errors: Errors<Values>;
  submitting: boolean;
}

/**
 * The fields of one form. What was typed stays when its inputs leave the page. Nothing is judged before the first attempt;
 * from then on each change of a field is judged at once.
 */
export class Form<Values extends object> {
  readonly #rules: Rules<Values>;
  readonly #inputs = new Map<keyof Values, Input>();
  readonly #listeners = new Set<() => void>();
  #values: Values;
  #tried = false;
  #state: FormState<Values> = { errors: {}, submitting: false };

  constructor(initial: Values, rules: Rules<Values>) {
    this.#values = initial;
    this.#rules = rules;
  }

  readonly getState = (): FormState<Values> => this.#state;
  /** Told of every change, of values too; the returned function ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get values(): Values {
    return this.#values;
  }

  /** An input that came to the page shows what is known; null: it left. */
  attach(name: keyof Values, input: Input | null): void {
    if (input === null) return void this.#inputs.delete(name);
    this.#inputs.set(name, input);
    if (input.value !== this.#values[name]) input.value = this.#values[name] as string;
  }

  handleChange(name: keyof Values, value: string): void {
    this.#values = { ...this.#values, [name]: value };
    if (this.#tried) this.#judge([name]);
    this.#tell();
  }

  /** Puts values in place of what was typed. */
  fill(values: Partial<Values>): void {
    this.#values = { ...this.#values, ...values };
    for (const name of Object.keys(values) as (keyof Values)[]) {
      const input = this.#inputs.get(name);
      if (input) input.value = this.#values[name] as string;
    }
    this.#tell();
  }

  /** Forgets what was found wrong. */
  clearErrors(): void {
    this.#tried = false;
    this.#change({ errors: {} });
  }

  focus(name: keyof Values): void {
    this.#inputs.get(name)?.focus();
  }

  /** One attempt at a time. The first field that is wrong gets the focus; where none is, the values go on. */
  async submit(send: (values: Values) => Promise<void>): Promise<void> {
    if (this.#state.submitting) return;
    this.#tried = true;
    const names = Object.keys(this.#rules) as (keyof Values)[];
    this.#judge(names);
    const wrong = names.find((name) => this.#state.errors[name] !== undefined);
    if (wrong !== undefined) return this.focus(wrong);
    this.#change({ submitting: true });
    try {
      await send(this.#values);
    } finally {
      this.#change({ submitting: false });
    }
  }

  #judge(names: readonly (keyof Values)[]): void {
    const errors: { [Name in keyof Values]?: string } = { ...this.#state.errors };
    for (const name of names) {
      const message = this.#rules[name](this.#values[name] as string);
      if (message === null) delete errors[name];
      else errors[name] = message;
    }
    this.#change({ errors });
  }

  #change(change: Partial<FormState<Values>>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
