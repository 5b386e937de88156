/** Components that the tests verify: faulty ones of every class, and correct ones. */
package io.selvage.verified;
