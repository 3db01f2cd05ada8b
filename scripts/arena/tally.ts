/** A mean with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/**
 * Adds up one figure over many games. Games that were played with the same dice are not independent,
 * so the error is that of the clusters which they form, by the ratio estimator
 * (sum of (y - mean m)² over the clusters, m games with the sum y in each).
 */
export class Tally {
  private clusters = 0;
  private games = 0;
  private sum = 0;
  private squares = 0;
  private products = 0;
  private sizes = 0;
  private open = { cluster: -1, games: 0, sum: 0 };

  add(cluster: number, figure: number): void {
    if (cluster !== this.open.cluster) {
      this.close();
      this.open = { cluster, games: 0, sum: 0 };
    }
    this.open.games += 1;
    this.open.sum += figure;
  }

  estimate(): Estimate {
    this.close();
    const { clusters, games } = this;
    const mean = this.sum / games;
    if (clusters < 2) return { mean, error: Number.NaN };
    const deviations = this.squares - 2 * mean * this.products + mean * mean * this.sizes;
    const variance = (Math.max(0, deviations) * clusters) / (clusters - 1) / (games * games);
    return { mean, error: Math.sqrt(variance) };
  }

  private close(): void {
    const { games, sum } = this.open;
    if (games === 0) return;
    this.clusters += 1;
    this.games += games;
    this.sum += sum;
    this.squares += sum * sum;
    this.products += sum * games;
    this.sizes += games * games;
    this.open = { cluster: -1, games: 0, sum: 0 };
  }
}
