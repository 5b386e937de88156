/** Stories of concurrent programming in the order in which one might tell them, each a test and its verdict. */
package io.selvage.samples;
