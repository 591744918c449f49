// A fake PDF reader that fails at once.
process.exit(1);
