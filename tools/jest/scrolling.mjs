// jsdom lays nothing out, so it has nothing to scroll to.
globalThis.Element.prototype.scrollIntoView = () => undefined;
