// jsdom lays nothing out, so it has nothing to scroll to. Some test files run without a document.
if (globalThis.Element) globalThis.Element.prototype.scrollIntoView = () => undefined;
