import { Form } from './form';

const required = (value: string) => (value === '' ? 'required' : null);
const form = (values = { email: '', password: '' }) =>
  new Form(values, { email: required, password: required });
const input = () => ({
  value: '',
  focused: false,
  focus() {
    this.focused = true;
  },
});

it('judges nothing before the first attempt, and each change after it', async () => {
  const login = form();
  login.handleChange('email', '');
  expect(login.getState().errors).toEqual({});
  await login.submit(() => Promise.resolve());
  expect(login.getState().errors).toEqual({ email: 'required', password: 'required' });
  login.handleChange('email', 'layla@mail.example');
  expect(login.getState().errors).toEqual({ password: 'required' });
});

it('sends nothing while a field is wrong: the first of them gets the focus', async () => {
  const login = form({ email: 'layla@mail.example', password: '' });
  const password = input();
  login.attach('password', password);
  const sent: object[] = [];
  await login.submit((values) => {
    sent.push(values);
    return Promise.resolve();
  });
  expect([sent, password.focused]).toEqual([[], true]);
});

it('makes one attempt at a time, and is ready again after one that failed', async () => {
  const login = form({ email: 'a', password: 'b' });
  let attempts = 0;
  let release = () => {};
  const fail = () => {
    attempts += 1;
    return new Promise<void>((_, reject) => {
      release = () => reject(new Error('down'));
    });
  };
  const first = login.submit(fail).catch((error: unknown) => error);
  await login.submit(fail);
  expect(login.getState().submitting).toBe(true);
  release();
  expect(await first).toEqual(new Error('down'));
  expect([attempts, login.getState().submitting]).toEqual([1, false]);
});

it('an input that comes back shows what was typed', () => {
  const login = form();
  login.handleChange('email', 'layla@mail.example');
  const email = input();
  login.attach('email', null);
  login.attach('email', email);
  expect(email.value).toBe('layla@mail.example');
});
