/**
 * Documents, dates, bytes and records.
 *
 * <p>Uses {@code libraries}, {@code testbed}.
 */
package io.selvage.libraries.data;
