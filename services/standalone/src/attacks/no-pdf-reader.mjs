// A fake PDF reader that fails immediately.
process.exit(1);
