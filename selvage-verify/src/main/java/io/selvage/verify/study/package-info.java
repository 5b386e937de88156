/**
 * Readers and writers, writers first, and nineteen variants of it, as the study of CrOM has them (Table 6.2 and Figure
 * 6.4 of Long's thesis). Programs under test like any other.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.verify.study;
