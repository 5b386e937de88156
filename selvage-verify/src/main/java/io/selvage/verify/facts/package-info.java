/**
 * What class files say about a component, as plain values.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.verify.facts;
