/**
 * Programs for searches that rely on a locking discipline, on granularity and on chance; not part of the corpus.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.testbed.reduce;
