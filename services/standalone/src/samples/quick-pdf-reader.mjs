// The text that this fake PDF reader returns for every file.
const TEXT = 'Senior Engineer, Acme Cloud, 2019 - 2023. Skills: TypeScript, PostgreSQL';

let waiting = Buffer.alloc(0);
process.stdin.on('data', (chunk) => {
  waiting = Buffer.concat([waiting, chunk]);
  while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE()) {
    waiting = waiting.subarray(4 + waiting.readUInt32BE());
    process.stdout.write(`${JSON.stringify({ ok: true, text: TEXT, pages: 1 })}\n`);
  }
});
process.stdout.write('ready\n');
