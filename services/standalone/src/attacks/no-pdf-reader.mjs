// A fake PDF reader that fails on every file.
process.exit(1);
