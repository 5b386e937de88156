/**
 * The component: its class, how it is made, which calls threads make, which use is legal.
 *
 * <p>Uses {@code explore.subject}, {@code monitor.spec}, {@code options}, {@code verify.bytecode},
 * {@code verify.facts}.
 */
package io.selvage.verify.component;
