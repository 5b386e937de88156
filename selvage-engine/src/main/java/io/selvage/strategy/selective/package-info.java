/**
 * State-less selective search after Stoller (sss, if-sss, composed): persistent sets and sleep sets from what threads
 * were seen to access.
 */
package io.selvage.strategy.selective;
