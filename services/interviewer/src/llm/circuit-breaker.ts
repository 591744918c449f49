/** Opens for good after so many failures in a row: from then on the interview goes on without the model. */
export class CircuitBreaker {
  private inARow = 0;

  constructor(
    private readonly limit: number,
    private readonly onOpen: (error: unknown) => void,
  ) {}

  get open(): boolean {
    return this.inARow >= this.limit;
  }

  succeeded(): void {
    if (!this.open) this.inARow = 0;
  }

  failed(error: unknown): void {
    if (this.open) return;
    this.inARow += 1;
    if (this.open) this.onOpen(error);
  }
}
