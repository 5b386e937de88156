/**
 * Events, actors and logs.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.events;
