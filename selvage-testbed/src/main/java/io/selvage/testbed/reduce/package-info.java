/** Programs for searches that rely on a locking discipline, on granularity and on chance; not part of the corpus. */
package io.selvage.testbed.reduce;
