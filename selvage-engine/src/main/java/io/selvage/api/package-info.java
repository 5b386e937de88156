/** What programs may refer to: what code under test may say of itself, and explorations started from Java code. */
package io.selvage.api;
