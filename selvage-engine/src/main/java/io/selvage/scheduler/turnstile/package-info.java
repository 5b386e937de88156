/** Lets exactly one thread under test run: as continuations on the explorer's thread, or on pooled platform threads. */
package io.selvage.scheduler.turnstile;
