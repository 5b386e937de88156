/** Algorithms without locks, and locks made of nothing but fields. */
package io.selvage.testbed.lockfree;
